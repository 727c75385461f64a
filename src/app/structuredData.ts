import { CURRENCY, TIME_ZONE } from '../contract/business';
import { dayOf, timeOf } from '../contract/days';
import { seatsOf, type PublicEvent } from '../contract/event';
import { LOCALES } from '../contract/language';
import { localizedPreview } from '../contract/localized';
import { pictureIdOf } from '../contract/pictures';
import type { Training } from '../contract/training';
import { businessData, businessId, placeData, sellerData, type PageFacts, type SchemaNode } from './businessData';
import type { OfferMatch } from './offerRoutes';
import type { SiteRoute } from './routes';

/*
 * Structured data of a page (schema.org). Contains only facts that the page itself shows.
 */

const BUSINESS_PAGES: readonly SiteRoute['name'][] = ['home', 'contact', 'about'];

const nameOf = ({ settings }: PageFacts): string => settings.identity.name;

/** Returns a local time in the business's time zone with its UTC offset on that day: `2027-07-04T17:00:00-04:00`. */
export function localInstant(day: string, time: string): string {
  const guess = new Date(`${day}T${time}:00Z`);
  const zone = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' }).formatToParts(guess).find(({ type }) => type === 'timeZoneName');
  return `${day}T${time}:00${zone?.value.replace('GMT', '') || 'Z'}`;
}

const priced = (price: number, { url }: PageFacts): SchemaNode => ({ '@type': 'Offer', price, priceCurrency: CURRENCY, availability: 'https://schema.org/InStock', url });
/** Returns the image of an offer: its uploaded picture, or the image at its address. */
const imageOf = (imageUrl: string, { origin, card, picture }: PageFacts): string => picture ?? (imageUrl === '' || pictureIdOf(imageUrl) !== null ? card : new URL(imageUrl, origin).href);

/** Empty for an event without a date, because search engines require one. */
function ofEvent(event: PublicEvent, page: PageFacts): SchemaNode[] {
  const { date, endDate, time, price, location } = event;
  if (date === '') return [];
  const seats = seatsOf(event);
  return [
    {
      '@type': 'Event',
      name: localizedPreview(event.name, page.language, nameOf(page)),
      description: page.description,
      startDate: time === '' ? dayOf(date) : localInstant(dayOf(date), time),
      ...(endDate && { endDate: dayOf(endDate) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: placeData(location, page),
      image: [imageOf(event.imageUrl, page)],
      organizer: sellerData(page),
      url: page.url,
      inLanguage: LOCALES[page.language],
      ...(seats !== null && { maximumAttendeeCapacity: seats }),
      ...(price !== null && { offers: priced(price, page) }),
    },
  ];
}

/** Converts `6 h` or `1 h 30` to an ISO 8601 duration; undefined for any other text. */
export function lengthOf(duration: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})\s*h(?:\s*(\d{1,2}))?$/.exec(duration.trim()) ?? [];
  return hours === undefined ? undefined : `PT${hours}H${minutes ? `${minutes}M` : ''}`;
}

function ofTraining(training: Training, page: PageFacts): SchemaNode {
  const { type, eventDateTime, location, duration, instructorName, price } = training;
  const workload = lengthOf(duration);
  const day = dayOf(eventDateTime);
  const time = timeOf(eventDateTime);
  return {
    '@type': 'Course',
    name: localizedPreview(training.title, page.language, nameOf(page)),
    description: page.description,
    url: page.url,
    image: imageOf(training.imageUrl, page),
    inLanguage: LOCALES[page.language],
    provider: sellerData(page),
    offers: { ...priced(price, page), category: 'Paid' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: type === 'online' ? 'Online' : 'Onsite',
      ...(workload && { courseWorkload: workload }),
      ...(day && { startDate: time ? localInstant(day, time) : day }),
      ...(type !== 'online' && location !== 'at_home' && { location: placeData(location, page) }),
      ...(instructorName && { instructor: { '@type': 'Person', name: instructorName } }),
    },
  };
}

/** Structured data of a page that is not about one resource. */
const webPage = ({ origin, url, language, description, settings }: PageFacts, name: string): SchemaNode => ({
  '@type': 'WebPage',
  '@id': url,
  url,
  name,
  description,
  inLanguage: LOCALES[language],
  isPartOf: { '@type': 'WebSite', '@id': `${origin}/#site`, name: settings.identity.name, url: `${origin}/${language}` },
  about: { '@id': businessId(origin) },
});

/** Breadcrumbs of a page about one resource. */
const trail = (names: readonly [string, string][]): SchemaNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});

/** Returns the structured data of a route's page, or of a training's or event's page. */
export function structuredData(route: SiteRoute, offer: OfferMatch | null | undefined, page: PageFacts, sectionName: string): SchemaNode[] {
  const section = `${page.origin}/${page.language}/${route.path.split('/')[0] ?? ''}`;
  const home: [string, string] = [nameOf(page), `${page.origin}/${page.language}`];
  const trailTo = (name: string) => trail([home, [sectionName, section], [name, page.url]]);
  if (offer?.kind === 'event') return [...ofEvent(offer.event, page), trailTo(localizedPreview(offer.event.name, page.language, nameOf(page)))];
  if (offer?.kind === 'training') return [ofTraining(offer.training, page), trailTo(localizedPreview(offer.training.title, page.language, nameOf(page)))];
  const about = [...(BUSINESS_PAGES.includes(route.name) ? [businessData(page)] : []), webPage(page, route.name === 'home' ? nameOf(page) : page.title)];
  return route.name === 'home' ? about : [...about, trail([home, [sectionName, page.url]])];
}
