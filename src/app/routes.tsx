import { matchPath } from 'react-router-dom';
import { LANGUAGES } from '../contract/language';
import type { Access } from '../contract/permissions';
import { page, type Page } from './page';
import type { shellTexts } from './texts';
import type { TextName } from '../i18n/texts';

type PageName = TextName<(typeof shellTexts)['tree']['pages']>;

export interface SiteRoute {
  /** Under `/{lang}`, without a leading slash; empty for the home page. */
  path: string;
  /** Its name in the texts of the shell, for menus and titles. */
  name: PageName;
  page: Page;
  access: Access;
  /** Where a link to it stands. */
  menu?: 'main' | 'footer';
  /** Search engines are told to leave it out. */
  unlisted?: true;
}

const ComingSoonPage = page(async () => (await import('../pages/public/ComingSoonPage')).ComingSoonPage);
const AboutPage = page(async () => (await import('../pages/public/AboutPage')).AboutPage);
const BookingPage = page(async () => (await import('../pages/public/BookingPage')).BookingPage);
const ContactPage = page(async () => (await import('../pages/public/ContactPage')).ContactPage);
const DebugPage = page(async () => (await import('../pages/public/DebugPage')).DebugPage);
const PizzasPage = page(async () => (await import('../pages/public/PizzasPage')).PizzasPage);
const PrivacyPage = page(async () => (await import('../pages/public/PrivacyPage')).PrivacyPage);
const BuilderPage = page(async () => (await import('../pages/member/BuilderPage')).BuilderPage);
const BookPage = page(async () => (await import('../pages/member/BookPage')).BookPage);
const UnauthorizedPage = page(async () => (await import('../pages/public/UnauthorizedPage')).UnauthorizedPage);
const NotFoundPage = page(async () => (await import('../pages/public/NotFoundPage')).NotFoundPage);
const SmokehousePage = page(async () => (await import('../pages/public/SmokehousePage')).SmokehousePage);
const SetupPage = page(async () => (await import('../pages/public/SetupPage')).SetupPage);

const soon = (path: string, name: PageName, rest: Partial<SiteRoute> = {}): SiteRoute => ({ path, name, page: ComingSoonPage, access: 'public', ...rest });
const hidden = (path: string, name: PageName, rest: Partial<SiteRoute> = {}): SiteRoute => soon(path, name, { unlisted: true, ...rest });
const admin = (path: string, name: PageName): SiteRoute => hidden(path, name, { access: 'admin' });

/** List, new and edit of one managed resource; `detail` adds the read-only page. */
const managed = (resource: string, name: PageName, detail = false): SiteRoute[] => [
  admin(`admin/${resource}`, name),
  admin(`admin/${resource}/new`, name),
  ...(detail ? [admin(`admin/${resource}/:id`, name)] : []),
  admin(`admin/${resource}/:id/edit`, name),
];

/** The sitemap: every screen of the site, under its language prefix. Menus, footer and titles come from it. */
export const ROUTES: readonly SiteRoute[] = [
  soon('', 'home', { menu: 'main' }),
  soon('your-event', 'yourEvent', { menu: 'main' }),
  { path: 'booking', name: 'booking', page: BookingPage, access: 'public', menu: 'footer' },
  { path: 'pizzas', name: 'pizzas', page: PizzasPage, access: 'public', menu: 'footer' },
  { path: 'smokehouse', name: 'smokehouse', page: SmokehousePage, access: 'public', menu: 'footer' },
  soon('formations', 'trainings', { menu: 'footer' }),
  soon('formations/:id', 'trainings'),
  soon('events', 'events', { menu: 'footer' }),
  soon('events/:id', 'events'),
  { path: 'contact', name: 'contact', page: ContactPage, access: 'public', menu: 'main' },
  { path: 'about', name: 'about', page: AboutPage, access: 'public', menu: 'main' },
  { path: 'privacy', name: 'privacy', page: PrivacyPage, access: 'public', menu: 'footer' },
  { path: 'debug', name: 'debug', page: DebugPage, access: 'public', unlisted: true },
  hidden('register', 'register'),
  hidden('memberLogin', 'login'),
  hidden('forgot-password', 'forgotPassword'),
  hidden('reset-password', 'resetPassword'),
  { path: 'unauthorized', name: 'unauthorized', page: UnauthorizedPage, access: 'public', unlisted: true },
  hidden('member', 'member', { access: 'member' }),
  { path: 'member/builder', name: 'builder', page: BuilderPage, access: 'member', unlisted: true },
  { path: 'member/book', name: 'memberBooking', page: BookPage, access: 'member', unlisted: true },
  { path: 'setup', name: 'setup', page: SetupPage, access: 'public', unlisted: true },
  admin('admin', 'admin'),
  ...managed('events', 'adminEvents', true),
  ...managed('trainings', 'adminTrainings', true),
  ...managed('users', 'adminUsers', true),
  ...managed('meats', 'adminMeats'),
  ...managed('tools', 'adminTools'),
  ...managed('contentfocus', 'adminContentFocus'),
  ...managed('sides', 'adminSides'),
  admin('admin/texts', 'adminTexts'),
  { path: '404', name: 'notFound', page: NotFoundPage, access: 'public', unlisted: true },
];

/** The screen at an address, if there is one. */
export const routeAt = (address: string): SiteRoute | undefined =>
  ROUTES.find(({ path }) => LANGUAGES.some((language) => matchPath({ path: `/${language}/${path}`, end: true, caseSensitive: true }, address) !== null));
