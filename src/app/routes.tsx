import { matchRoutes, type Params } from 'react-router-dom';
import { lazyWithPreload, type PreloadableComponent } from '../components/lazyWithPreload';
import { ADMIN_RESOURCE_NAMES, ADMIN_RESOURCES, adminPath } from '../contract/adminResources';
import { LISTING_PAGES } from '../contract/business';
import type { ResourceName } from '../contract/paths';
import type { Access } from '../contract/permissions';
import { languageOfPath } from './language';
import type { shellTexts } from './texts';
import type { TextName } from '../i18n/texts';

type PageName = TextName<(typeof shellTexts)['tree']['pages']>;

export interface SiteRoute {
  /** Path below `/{lang}`, without a leading slash; empty for the home page. */
  path: string;
  /** Name of the page in the shell texts, for menus and titles. */
  name: PageName;
  page: PreloadableComponent;
  access: Access;
  /** Menu that contains a link to the page. */
  menu?: 'main' | 'footer' | 'visitor';
  /** Set for pages with `noindex`. */
  unlisted?: true;
  /** Set for pages that `LISTING_PAGES` turns off; the links to them stay. */
  listing?: true;
  /** Set for pages about one resource, which render their own title. */
  ownTitle?: true;
  /** Kind of the training or event whose id is in the path. */
  offer?: 'training' | 'event';
}

const HomePage = lazyWithPreload(async () => (await import('../pages/public/HomePage')).HomePage);
const AboutPage = lazyWithPreload(async () => (await import('../pages/public/AboutPage')).AboutPage);
const BookingPage = lazyWithPreload(async () => (await import('../pages/public/BookingPage')).BookingPage);
const ContactPage = lazyWithPreload(async () => (await import('../pages/public/ContactPage')).ContactPage);
const DebugPage = lazyWithPreload(async () => (await import('../pages/public/DebugPage')).DebugPage);
const EventPage = lazyWithPreload(async () => (await import('../pages/public/EventPage')).EventPage);
const EventsPage = lazyWithPreload(async () => (await import('../pages/public/EventsPage')).EventsPage);
const TrainingPage = lazyWithPreload(async () => (await import('../pages/public/TrainingPage')).TrainingPage);
const TrainingsPage = lazyWithPreload(async () => (await import('../pages/public/TrainingsPage')).TrainingsPage);
const PizzasPage = lazyWithPreload(async () => (await import('../pages/public/PizzasPage')).PizzasPage);
const PrivacyPage = lazyWithPreload(async () => (await import('../pages/public/PrivacyPage')).PrivacyPage);
const BuilderPage = lazyWithPreload(async () => (await import('../pages/member/BuilderPage')).BuilderPage);
const BookPage = lazyWithPreload(async () => (await import('../pages/member/BookPage')).BookPage);
const UnauthorizedPage = lazyWithPreload(async () => (await import('../pages/public/UnauthorizedPage')).UnauthorizedPage);
const NotFoundPage = lazyWithPreload(async () => (await import('../pages/public/NotFoundPage')).NotFoundPage);
const SmokehousePage = lazyWithPreload(async () => (await import('../pages/public/SmokehousePage')).SmokehousePage);
const YourEventPage = lazyWithPreload(async () => (await import('../pages/public/YourEventPage')).YourEventPage);
const LoginPage = lazyWithPreload(async () => (await import('../pages/public/LoginPage')).LoginPage);
const RegisterPage = lazyWithPreload(async () => (await import('../pages/public/RegisterPage')).RegisterPage);
const ForgotPasswordPage = lazyWithPreload(async () => (await import('../pages/public/ForgotPasswordPage')).ForgotPasswordPage);
const ResetPasswordPage = lazyWithPreload(async () => (await import('../pages/public/ResetPasswordPage')).ResetPasswordPage);
const SelfServicePage = lazyWithPreload(async () => (await import('../pages/public/SelfServicePage')).SelfServicePage);
const MemberPage = lazyWithPreload(async () => (await import('../pages/member/MemberPage')).MemberPage);
const ResourceNewPage = lazyWithPreload(async () => (await import('../pages/admin/ResourceNewPage')).ResourceNewPage);
const ResourceEditPage = lazyWithPreload(async () => (await import('../pages/admin/ResourceEditPage')).ResourceEditPage);
const ResourceDetailPage = lazyWithPreload(async () => (await import('../pages/admin/ResourceDetailPage')).ResourceDetailPage);
const DashboardPage = lazyWithPreload(async () => (await import('../pages/admin/DashboardPage')).DashboardPage);
const AvailabilityPage = lazyWithPreload(async () => (await import('../pages/admin/AvailabilityPage')).AvailabilityPage);
const FirstStepsPage = lazyWithPreload(async () => (await import('../pages/admin/FirstStepsPage')).FirstStepsPage);
const SettingsPage = lazyWithPreload(async () => (await import('../pages/admin/SettingsPage')).SettingsPage);
const MailServerPage = lazyWithPreload(async () => (await import('../pages/admin/MailServerPage')).MailServerPage);
const MailboxPage = lazyWithPreload(async () => (await import('../pages/admin/MailboxPage')).MailboxPage);
const MessagePage = lazyWithPreload(async () => (await import('../pages/admin/MessagePage')).MessagePage);
const MailPage = lazyWithPreload(async () => (await import('../pages/admin/MailPage')).MailPage);
const SettingsPartPage = lazyWithPreload(async () => (await import('../pages/admin/SettingsPartPage')).SettingsPartPage);
const PicturesPage = lazyWithPreload(async () => (await import('../pages/admin/PicturesPage')).PicturesPage);
const PreparationPage = lazyWithPreload(async () => (await import('../pages/admin/PreparationPage')).PreparationPage);
const TextsPage = lazyWithPreload(async () => {
  const [{ TextsPage: Shown }, { PUBLIC_TEXTS }] = await Promise.all([import('../pages/admin/TextsPage'), import('./editing/publicTexts')]);
  return () => <Shown texts={PUBLIC_TEXTS} />;
});
const InboxPage = lazyWithPreload(async () => (await import('../pages/admin/InboxPage')).InboxPage);
const RequestNewPage = lazyWithPreload(async () => (await import('../pages/admin/RequestNewPage')).RequestNewPage);
const RequestPage = lazyWithPreload(async () => (await import('../pages/admin/RequestPage')).RequestPage);
const RequestEditPage = lazyWithPreload(async () => (await import('../pages/admin/RequestEditPage')).RequestEditPage);
const CustomersPage = lazyWithPreload(async () => (await import('../pages/admin/CustomersPage')).CustomersPage);
const CustomerPage = lazyWithPreload(async () => (await import('../pages/admin/CustomerPage')).CustomerPage);
const CalendarFeedPage = lazyWithPreload(async () => (await import('../pages/admin/CalendarFeedPage')).CalendarFeedPage);
const DataPage = lazyWithPreload(async () => (await import('../pages/admin/DataPage')).DataPage);
const ListPage = lazyWithPreload(async () => (await import('../pages/admin/ListPage')).ListPage);
const ReservationPage = lazyWithPreload(async () => (await import('../pages/public/ReservationPage')).ReservationPage);
const SetupPage = lazyWithPreload(async () => (await import('../pages/public/SetupPage')).SetupPage);

const admin = (path: string, name: PageName, page: PreloadableComponent): SiteRoute => ({ path, name, page, access: 'admin', unlisted: true });

/** Routes of a managed resource: list, new, edit and, for some, a read-only page. */
function managed(name: ResourceName): SiteRoute[] {
  const { page, detail } = ADMIN_RESOURCES[name];
  const path = adminPath(name);
  return [
    admin(path, page, ListPage),
    admin(`${path}/new`, page, ResourceNewPage),
    ...(detail ? [admin(`${path}/:id`, page, ResourceDetailPage)] : []),
    admin(`${path}/:id/edit`, page, ResourceEditPage),
  ];
}

/** Sitemap with every screen of the site, below its language prefix. Menus, footer and titles are generated from it. */
export const ROUTES: readonly SiteRoute[] = [
  { path: '', name: 'home', page: HomePage, access: 'public', menu: 'main' },
  { path: 'your-event', name: 'yourEvent', page: YourEventPage, access: 'public', menu: 'main' },
  { path: 'booking', name: 'booking', page: BookingPage, access: 'public', menu: 'footer' },
  { path: 'pizzas', name: 'pizzas', page: PizzasPage, access: 'public', menu: 'footer' },
  { path: 'smokehouse', name: 'smokehouse', page: SmokehousePage, access: 'public', menu: 'footer' },
  { path: 'formations', name: 'trainings', page: TrainingsPage, access: 'public', menu: 'footer', listing: true },
  { path: 'formations/:id', name: 'trainings', page: TrainingPage, access: 'public', listing: true, ownTitle: true, offer: 'training' },
  { path: 'events', name: 'events', page: EventsPage, access: 'public', menu: 'footer', listing: true },
  { path: 'events/:id', name: 'events', page: EventPage, access: 'public', listing: true, ownTitle: true, offer: 'event' },
  { path: 'contact', name: 'contact', page: ContactPage, access: 'public', menu: 'main' },
  { path: 'about', name: 'about', page: AboutPage, access: 'public', menu: 'main' },
  { path: 'privacy', name: 'privacy', page: PrivacyPage, access: 'public', menu: 'footer' },
  { path: 'debug', name: 'debug', page: DebugPage, access: 'public', unlisted: true },
  { path: 'memberLogin', name: 'login', page: LoginPage, access: 'public', menu: 'visitor', unlisted: true },
  { path: 'register', name: 'register', page: RegisterPage, access: 'public', menu: 'visitor' },
  { path: 'forgot-password', name: 'forgotPassword', page: ForgotPasswordPage, access: 'public', unlisted: true },
  { path: 'reset-password', name: 'resetPassword', page: ResetPasswordPage, access: 'public', unlisted: true },
  { path: 'places/:token', name: 'places', page: ReservationPage, access: 'public', unlisted: true },
  // Link in a customer's mail. Each language has its own path segment, and both work in either language.
  { path: 'demande/:token', name: 'manage', page: SelfServicePage, access: 'public', unlisted: true },
  { path: 'request/:token', name: 'manage', page: SelfServicePage, access: 'public', unlisted: true },
  { path: 'unauthorized', name: 'unauthorized', page: UnauthorizedPage, access: 'public', unlisted: true },
  { path: 'member', name: 'member', page: MemberPage, access: 'member', unlisted: true },
  { path: 'member/builder', name: 'builder', page: BuilderPage, access: 'member', unlisted: true },
  { path: 'member/book', name: 'memberBooking', page: BookPage, access: 'member', unlisted: true },
  { path: 'setup', name: 'setup', page: SetupPage, access: 'public', unlisted: true },
  admin('admin', 'admin', DashboardPage),
  admin('admin/requests', 'adminRequests', InboxPage),
  { path: 'admin/requests/new', name: 'adminRequests', page: RequestNewPage, access: 'admin', unlisted: true, ownTitle: true },
  { path: 'admin/requests/:id', name: 'adminRequests', page: RequestPage, access: 'admin', unlisted: true, ownTitle: true },
  { path: 'admin/requests/:id/edit', name: 'adminRequests', page: RequestEditPage, access: 'admin', unlisted: true, ownTitle: true },
  admin('admin/customers', 'adminCustomers', CustomersPage),
  { path: 'admin/customers/:id', name: 'adminCustomers', page: CustomerPage, access: 'admin', unlisted: true, ownTitle: true },
  admin('admin/mail', 'adminMail', MailboxPage),
  admin('admin/mail/sent', 'adminMail', MailboxPage),
  { path: 'admin/mail/messages/:id', name: 'adminMail', page: MessagePage, access: 'admin', unlisted: true, ownTitle: true },
  { path: 'admin/mail/sent/:id', name: 'adminMail', page: MailPage, access: 'admin', unlisted: true, ownTitle: true },
  admin('admin/availability', 'adminAvailability', AvailabilityPage),
  admin('admin/preparation', 'adminPreparation', PreparationPage),
  ...ADMIN_RESOURCE_NAMES.filter((name) => name !== 'content').flatMap(managed),
  admin('admin/texts', 'adminTexts', TextsPage),
  admin('admin/pictures', 'adminPictures', PicturesPage),
  admin('admin/calendar-feed', 'adminCalendarFeed', CalendarFeedPage),
  admin('admin/data', 'adminData', DataPage),
  admin('admin/first-steps', 'adminFirstSteps', FirstStepsPage),
  admin('admin/first-steps/:step', 'adminFirstSteps', FirstStepsPage),
  admin('admin/settings', 'adminSettings', SettingsPage),
  { path: 'admin/settings/mail-server', name: 'adminMailServer', page: MailServerPage, access: 'admin', unlisted: true },
  { path: 'admin/settings/:part', name: 'adminSettings', page: SettingsPartPage, access: 'admin', unlisted: true, ownTitle: true },
  { path: '404', name: 'notFound', page: NotFoundPage, access: 'public', unlisted: true },
];

/** Returns the available screens. Without the pages of trainings and events, links to them lead to the not-found page, as the specification says. */
export const screens = (listingPages: boolean): readonly SiteRoute[] => ROUTES.filter(({ listing }) => listingPages || !listing);

export const SCREENS = screens(LISTING_PAGES);

/** Returns the screen at a URL and its path parameters, matched by the router; null when no screen matches. */
export function matchScreen(address: string, among: readonly SiteRoute[] = SCREENS): { screen: SiteRoute; params: Params } | null {
  const language = languageOfPath(address);
  if (!language) return null;
  const routes = among.map((screen) => ({ path: `/${language}/${screen.path}`, caseSensitive: true, handle: screen }));
  const match = matchRoutes(routes, address)?.at(-1);
  return match ? { screen: match.route.handle, params: match.params } : null;
}

/** Returns the screen at a URL. */
export const routeAt = (address: string, among?: readonly SiteRoute[]): SiteRoute | undefined => matchScreen(address, among)?.screen;
