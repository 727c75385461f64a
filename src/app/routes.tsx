import { matchPath } from 'react-router-dom';
import { later, type Later } from '../components/later';
import { LISTING_PAGES } from '../contract/business';
import { LANGUAGES } from '../contract/language';
import type { Access } from '../contract/permissions';
import type { shellTexts } from './texts';
import type { TextName } from '../i18n/texts';

type PageName = TextName<(typeof shellTexts)['tree']['pages']>;

export interface SiteRoute {
  /** Under `/{lang}`, without a leading slash; empty for the home page. */
  path: string;
  /** Its name in the texts of the shell, for menus and titles. */
  name: PageName;
  page: Later;
  access: Access;
  /** Where a link to it stands. */
  menu?: 'main' | 'footer' | 'visitor';
  /** Search engines are told to leave it out. */
  unlisted?: true;
  /** One of the pages that `LISTING_PAGES` turns off; the links to them stay. */
  listing?: true;
  /** It is about one thing and says its title itself. */
  ownTitle?: true;
}

const HomePage = later(async () => (await import('../pages/public/HomePage')).HomePage);
const AboutPage = later(async () => (await import('../pages/public/AboutPage')).AboutPage);
const BookingPage = later(async () => (await import('../pages/public/BookingPage')).BookingPage);
const ContactPage = later(async () => (await import('../pages/public/ContactPage')).ContactPage);
const DebugPage = later(async () => (await import('../pages/public/DebugPage')).DebugPage);
const EventPage = later(async () => (await import('../pages/public/EventPage')).EventPage);
const EventsPage = later(async () => (await import('../pages/public/EventsPage')).EventsPage);
const TrainingPage = later(async () => (await import('../pages/public/TrainingPage')).TrainingPage);
const TrainingsPage = later(async () => (await import('../pages/public/TrainingsPage')).TrainingsPage);
const PizzasPage = later(async () => (await import('../pages/public/PizzasPage')).PizzasPage);
const PrivacyPage = later(async () => (await import('../pages/public/PrivacyPage')).PrivacyPage);
const BuilderPage = later(async () => (await import('../pages/member/BuilderPage')).BuilderPage);
const BookPage = later(async () => (await import('../pages/member/BookPage')).BookPage);
const UnauthorizedPage = later(async () => (await import('../pages/public/UnauthorizedPage')).UnauthorizedPage);
const NotFoundPage = later(async () => (await import('../pages/public/NotFoundPage')).NotFoundPage);
const SmokehousePage = later(async () => (await import('../pages/public/SmokehousePage')).SmokehousePage);
const YourEventPage = later(async () => (await import('../pages/public/YourEventPage')).YourEventPage);
const LoginPage = later(async () => (await import('../pages/public/LoginPage')).LoginPage);
const RegisterPage = later(async () => (await import('../pages/public/RegisterPage')).RegisterPage);
const ForgotPasswordPage = later(async () => (await import('../pages/public/ForgotPasswordPage')).ForgotPasswordPage);
const ResetPasswordPage = later(async () => (await import('../pages/public/ResetPasswordPage')).ResetPasswordPage);
const ManagePage = later(async () => (await import('../pages/public/ManagePage')).ManagePage);
const MemberPage = later(async () => (await import('../pages/member/MemberPage')).MemberPage);
const ResourceNewPage = later(async () => (await import('../pages/admin/ResourceNewPage')).ResourceNewPage);
const ResourceEditPage = later(async () => (await import('../pages/admin/ResourceEditPage')).ResourceEditPage);
const ResourceDetailPage = later(async () => (await import('../pages/admin/ResourceDetailPage')).ResourceDetailPage);
const DashboardPage = later(async () => (await import('../pages/admin/DashboardPage')).DashboardPage);
const AvailabilityPage = later(async () => (await import('../pages/admin/AvailabilityPage')).AvailabilityPage);
const PreparationPage = later(async () => (await import('../pages/admin/PreparationPage')).PreparationPage);
const TextsPage = later(async () => {
  const [{ TextsPage: Shown }, { PUBLIC_TEXTS }] = await Promise.all([import('../pages/admin/TextsPage'), import('./editing/publicTexts')]);
  return () => <Shown texts={PUBLIC_TEXTS} />;
});
const InboxPage = later(async () => (await import('../pages/admin/InboxPage')).InboxPage);
const RequestPage = later(async () => (await import('../pages/admin/RequestPage')).RequestPage);
const CalendarFeedPage = later(async () => (await import('../pages/admin/CalendarFeedPage')).CalendarFeedPage);
const ListPage = later(async () => (await import('../pages/admin/ListPage')).ListPage);
const PlacesPage = later(async () => (await import('../pages/public/PlacesPage')).PlacesPage);
const SetupPage = later(async () => (await import('../pages/public/SetupPage')).SetupPage);

const admin = (path: string, name: PageName, page: Later): SiteRoute => ({ path, name, page, access: 'admin', unlisted: true });

/** List, new and edit of one managed resource; `detail` adds the read-only page. */
const managed = (resource: string, name: PageName, detail = false): SiteRoute[] => [
  admin(`admin/${resource}`, name, ListPage),
  admin(`admin/${resource}/new`, name, ResourceNewPage),
  ...(detail ? [admin(`admin/${resource}/:id`, name, ResourceDetailPage)] : []),
  admin(`admin/${resource}/:id/edit`, name, ResourceEditPage),
];

/** The sitemap: every screen of the site, under its language prefix. Menus, footer and titles come from it. */
export const ROUTES: readonly SiteRoute[] = [
  { path: '', name: 'home', page: HomePage, access: 'public', menu: 'main' },
  { path: 'your-event', name: 'yourEvent', page: YourEventPage, access: 'public', menu: 'main' },
  { path: 'booking', name: 'booking', page: BookingPage, access: 'public', menu: 'footer' },
  { path: 'pizzas', name: 'pizzas', page: PizzasPage, access: 'public', menu: 'footer' },
  { path: 'smokehouse', name: 'smokehouse', page: SmokehousePage, access: 'public', menu: 'footer' },
  { path: 'formations', name: 'trainings', page: TrainingsPage, access: 'public', menu: 'footer', listing: true },
  { path: 'formations/:id', name: 'trainings', page: TrainingPage, access: 'public', listing: true, ownTitle: true },
  { path: 'events', name: 'events', page: EventsPage, access: 'public', menu: 'footer', listing: true },
  { path: 'events/:id', name: 'events', page: EventPage, access: 'public', listing: true, ownTitle: true },
  { path: 'contact', name: 'contact', page: ContactPage, access: 'public', menu: 'main' },
  { path: 'about', name: 'about', page: AboutPage, access: 'public', menu: 'main' },
  { path: 'privacy', name: 'privacy', page: PrivacyPage, access: 'public', menu: 'footer' },
  { path: 'debug', name: 'debug', page: DebugPage, access: 'public', unlisted: true },
  { path: 'memberLogin', name: 'login', page: LoginPage, access: 'public', menu: 'visitor', unlisted: true },
  { path: 'register', name: 'register', page: RegisterPage, access: 'public', menu: 'visitor' },
  { path: 'forgot-password', name: 'forgotPassword', page: ForgotPasswordPage, access: 'public', unlisted: true },
  { path: 'reset-password', name: 'resetPassword', page: ResetPasswordPage, access: 'public', unlisted: true },
  { path: 'places/:token', name: 'places', page: PlacesPage, access: 'public', unlisted: true },
  // The link of a customer's mail: each language has its own word, and both open in either.
  { path: 'demande/:token', name: 'manage', page: ManagePage, access: 'public', unlisted: true },
  { path: 'request/:token', name: 'manage', page: ManagePage, access: 'public', unlisted: true },
  { path: 'unauthorized', name: 'unauthorized', page: UnauthorizedPage, access: 'public', unlisted: true },
  { path: 'member', name: 'member', page: MemberPage, access: 'member', unlisted: true },
  { path: 'member/builder', name: 'builder', page: BuilderPage, access: 'member', unlisted: true },
  { path: 'member/book', name: 'memberBooking', page: BookPage, access: 'member', unlisted: true },
  { path: 'setup', name: 'setup', page: SetupPage, access: 'public', unlisted: true },
  admin('admin', 'admin', DashboardPage),
  admin('admin/requests', 'adminRequests', InboxPage),
  { path: 'admin/requests/:id', name: 'adminRequests', page: RequestPage, access: 'admin', unlisted: true, ownTitle: true },
  admin('admin/availability', 'adminAvailability', AvailabilityPage),
  admin('admin/preparation', 'adminPreparation', PreparationPage),
  ...managed('events', 'adminEvents', true),
  ...managed('trainings', 'adminTrainings', true),
  ...managed('users', 'adminUsers', true),
  ...managed('meats', 'adminMeats'),
  ...managed('tools', 'adminTools'),
  ...managed('contentfocus', 'adminContentFocus'),
  ...managed('sides', 'adminSides'),
  admin('admin/texts', 'adminTexts', TextsPage),
  admin('admin/calendar-feed', 'adminCalendarFeed', CalendarFeedPage),
  { path: '404', name: 'notFound', page: NotFoundPage, access: 'public', unlisted: true },
];

/** The screens that there are: without the pages of trainings and events, links to them end at the not-found page, as the specification says. */
export const screens = (listingPages: boolean): readonly SiteRoute[] => ROUTES.filter(({ listing }) => listingPages || !listing);

export const SCREENS = screens(LISTING_PAGES);

/** The screen at an address, if there is one. */
export const routeAt = (address: string, among: readonly SiteRoute[] = SCREENS): SiteRoute | undefined =>
  among.find(({ path }) => LANGUAGES.some((language) => matchPath({ path: `/${language}/${path}`, end: true, caseSensitive: true }, address) !== null));
