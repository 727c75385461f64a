import { MAIL_TEXT_SECTIONS } from '../../contract/mailTexts';
import type { TextName } from '../../i18n/texts';
import type { editingTexts } from './texts';

type Name = TextName<(typeof editingTexts)['tree']>;

/** Reason why a text cannot be shown on its page. */
export type Hidden = Extract<Name, `hidden.${string}`>;

/** Section of a page, defined by the tag prefixes of its texts. */
export interface TextSection {
  /** Id for URLs, unique among all pages. */
  id: string;
  name: Extract<Name, `places.${string}` | `parts.${string}`>;
  tags: readonly string[];
  /** Path of the page that shows the text, without the language, or the reason why there is no link. */
  seen: { path: string } | { hidden: Hidden };
}

/** Page of the site, or content shared by several pages. */
export interface TextPage {
  id: string;
  name: Extract<Name, `places.${string}`>;
  places: readonly TextSection[];
}

type Part = [name: TextSection['name'], ...tags: string[]];

const on = (path: string, ...parts: Part[]): TextSection[] => parts.map(([name, ...tags]) => ({ id: tags[0] ?? name, name, tags, seen: { path } }));
const hidden = (why: Hidden, ...parts: Part[]): TextSection[] => parts.map(([name, ...tags]) => ({ id: tags[0] ?? name, name, tags, seen: { hidden: why } }));
const head = (...tags: string[]): TextSection[] => hidden('hidden.head', ['places.description', ...tags]);

/** Section with the texts of some mails. */
const mailSection = (name: TextSection['name'], section: keyof typeof MAIL_TEXT_SECTIONS, why: Hidden = 'hidden.email'): TextSection => ({
  id: `mail.${section}`,
  name,
  tags: Object.keys(MAIL_TEXT_SECTIONS[section]).map((text) => `mail.${text}`),
  seen: { hidden: why },
});

const pageOf = (id: keyof (typeof editingTexts)['tree']['places'], ...places: TextSection[][]): TextPage => ({ id, name: `places.${id}`, places: places.flat() });

/** Section for overrides whose tag is no longer used in the code. */
const LEFT: TextSection = { id: 'parts.left', name: 'parts.left', tags: [], seen: { hidden: 'hidden.nowhere' } };
export const NOWHERE: TextPage = pageOf('nowhere', [LEFT]);
export const UNPLACED = { page: NOWHERE, place: LEFT };

/** All pages with their sections, in the order in which visitors reach them. */
export const TEXT_PAGES: readonly TextPage[] = [
  pageOf(
    'home',
    on('', ['parts.top', 'home'], ['parts.story', 'home.about'], ['places.trainings', 'home.trainings'], ['places.events', 'home.events'], ['parts.ways', 'home.ways'], ['places.media', 'media'], ['places.fluid', 'fluid']),
    head('description.home', 'shell.tagline'),
  ),
  pageOf('yourEventPage', on('your-event', ['parts.top', 'yourEventPage'], ['places.yourEvent', 'yourEvent'], ['parts.fields', 'yourEvent.fields']), head('description.yourEvent')),
  pageOf(
    'booking',
    on('booking', ['parts.top', 'booking'], ['parts.fields', 'booking.fields', 'booking.sections'], ['parts.menu', 'booking.types', 'booking.options'], ['parts.price', 'booking.price'], ['places.map', 'map'], ['parts.days', 'freedays'], ['parts.diets', 'dietEditor', 'diets']),
    hidden('hidden.later', ['parts.sent', 'booking.success', 'bookingEnd'], ['parts.failed', 'booking.error']),
    head('description.booking'),
  ),
  pageOf('pizzas', on('pizzas', ['parts.top', 'pizzas'], ['parts.doughs', 'pizzas.dough'], ['parts.toppings', 'pizzas.topping'], ['parts.popups', 'pizzas.way'], ['parts.end', 'pizzas.end']), head('description.pizzas', 'shell.titles.pizzas')),
  pageOf('smokehouse', on('smokehouse', ['parts.top', 'smokehouse'], ['places.menu', 'menu'], ['parts.end', 'smokehouse.end']), head('description.smokehouse')),
  pageOf('trainings', on('formations', ['parts.top', 'trainings'], ['parts.cards', 'offers.trainings']), head('description.trainings')),
  pageOf('events', on('events', ['parts.top', 'events'], ['places.offers', 'offers', 'offers.events'], ['places.calendar', 'calendar']), head('description.events')),
  pageOf('offer', hidden('hidden.one', ['parts.facts', 'offer.detail'], ['parts.seats', 'seats', 'seatForm'], ['parts.gone', 'offer'])),
  pageOf('contact', on('contact', ['parts.top', 'contact'], ['parts.fields', 'contact.fields'], ['parts.reach', 'contact.reach']), hidden('hidden.later', ['parts.sent', 'contact.sent'], ['parts.failed', 'contact.failed']), head('description.contact', 'shell.titles.contact')),
  pageOf('about', on('about', ['parts.top', 'about'], ['parts.fire', 'about.fire'], ['parts.visit', 'about.home'], ['parts.teach', 'about.teach'], ['parts.end', 'about.end']), head('description.about')),
  pageOf('privacy', on('privacy', ['parts.top', 'privacy'], ['parts.officer', 'privacy.officer'], ['parts.collected', 'privacy.what'], ['parts.readers', 'privacy.who'], ['parts.cookies', 'privacy.cookies'], ['parts.kept', 'privacy.keep'], ['parts.rights', 'privacy.rights']), head('description.privacy')),
  pageOf(
    'account',
    hidden('hidden.loggedOut', ['places.login', 'login']),
    on('register', ['places.register', 'register']),
    on('forgot-password', ['places.forgotPassword', 'forgotPassword']),
    hidden('hidden.mail', ['places.resetPassword', 'resetPassword']),
    hidden('hidden.later', ['parts.failed', 'account']),
    head('description.register'),
  ),
  pageOf('member', on('member', ['parts.top', 'member'], ['parts.drafts', 'member.drafts'], ['parts.mine', 'requests.mine', 'requests.status'], ['parts.details', 'member.account', 'member.details', 'member.fields', 'member.password'], ['parts.data', 'member.data', 'member.erase'])),
  pageOf(
    'requests',
    on('member/builder', ['parts.top', 'requests', 'requests.builder', 'requests.wizard'], ['parts.steps', 'requests.steps', 'requests.kinds', 'requests.trainingTypes', 'requests.places'], ['parts.fields', 'requests.fields'], ['parts.menu', 'requests.menu'], ['parts.price', 'requests.summary']),
    hidden('hidden.later', ['parts.review', 'requests.review'], ['parts.sent', 'requests.sent'], ['parts.failed', 'requests.failed']),
  ),
  pageOf('manage', hidden('hidden.mail', ['parts.top', 'manage', 'manage.state', 'manage.next', 'manage.facts'], ['parts.price', 'manage.price'], ['parts.proposal', 'agreement', 'paper'], ['parts.changes', 'manage.acts', 'manage.fields', 'manage.guests', 'manage.date', 'manage.diets', 'manage.cancel'], ['parts.sent', 'manage.done'], ['parts.failed', 'manage.problem', 'manage.unknown', 'manage.failed'])),
  pageOf('seats', hidden('hidden.mail', ['parts.top', 'places', 'places.state', 'places.facts'], ['parts.changes', 'places.acts', 'places.confirm'], ['parts.failed', 'places.problem', 'places.unknown', 'places.failed'])),
  pageOf(
    'mails',
    [
      mailSection('parts.mailReceived', 'received'),
      mailSection('parts.mailNotice', 'notice'),
      mailSection('parts.mailChanges', 'changes'),
      mailSection('parts.mailAgreements', 'agreements'),
      mailSection('parts.mailReminders', 'reminders'),
      mailSection('parts.mailSeats', 'seats'),
      mailSection('parts.mailAccount', 'account'),
      mailSection('parts.mailContact', 'contact'),
    ],
    hidden('hidden.draft', ['parts.letters', 'letter']),
    [mailSection('parts.mailDetails', 'details'), mailSection('parts.mailCommon', 'common'), mailSection('parts.mailCalendar', 'calendar', 'hidden.entry')],
  ),
  pageOf(
    'shared',
    on('', ['places.shell', 'shell'], ['parts.footer', 'shell.footer'], ['parts.pageNames', 'shell.pages'], ['places.scroll', 'scroll']),
    on('contact', ['places.form', 'form']),
    on('your-event', ['places.wizard', 'wizard']),
    on('privacy', ['places.cookieSettings', 'cookieSettings', 'consent.card']),
    hidden('hidden.dialog', ['places.consent', 'consent']),
    hidden('hidden.later', ['parts.calendarButton', 'calendarButton']),
  ),
  pageOf('errors', on('404', ['places.notFound', 'notFound']), on('unauthorized', ['places.unauthorized', 'unauthorized']), hidden('hidden.later', ['parts.broken', 'shell.failed', 'shell.loading'], ['places.offline', 'offline'])),
  pageOf('office', hidden('hidden.office', ['parts.availability', 'availability'], ['places.saveBar', 'saveBar'], ['parts.pageNames', 'shell.pages.admin', 'shell.titles.admin', 'shell.pages.setup', 'shell.pages.debug'])),
];

const BY_TAG = new Map(TEXT_PAGES.flatMap((page) => page.places.flatMap((place) => place.tags.map((tag) => [tag, { page, place }] as const))));

/** Complete segments only, except for the back office's screens, whose names continue within a segment. */
const beginningsOf = (tag: string): string[] => {
  const names = tag.split('.');
  const prefixes = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  return tag.startsWith('shell.pages.admin') ? ['shell.pages.admin', ...prefixes] : prefixes;
};

/** Returns the page and section of a text, by the longest matching prefix of its tag. */
export function sectionOf(tag: string): { page: TextPage; place: TextSection } {
  for (const beginning of beginningsOf(tag)) {
    const found = BY_TAG.get(beginning);
    if (found) return found;
  }
  return UNPLACED;
}
