import { BUSINESS, CURRENCY, isPlaceholder, ORIGIN, TIME_ZONE } from '../contract/business';
import { dayOf, timeOf } from '../contract/days';
import { seatsOf, type PublicEvent } from '../contract/event';
import { LOCALES, type Language } from '../contract/language';
import { localizedPreview } from '../contract/localized';
import { BUSINESS_TELEPHONE_LINK } from '../contract/telephone';
import type { Training } from '../contract/training';
import type { OfferMatch } from './offerRoutes';
import type { SiteRoute } from './routes';

/*
 * Structured data of a page (schema.org). Contains only facts that the page itself shows.
 */

type SchemaNode = Record<string, unknown>;

/** Facts about a page for its structured data. */
export interface PageFacts {
  url: string;
  origin: string;
  language: Language;
  /** Document title without the business's name. */
  title: string;
  description: string;
  /** URL of the image for shared links. */
  card: string;
}

const [LOCALITY, REGION] = BUSINESS.place.split(', ');
/** Leaves out facts that are still placeholders. */
const known = (fact: keyof typeof BUSINESS, properties: SchemaNode): SchemaNode => (isPlaceholder(fact) ? {} : properties);
const ADDRESS = { '@type': 'PostalAddress', ...known('street', { streetAddress: BUSINESS.street }), addressLocality: LOCALITY, addressRegion: REGION, ...known('postalCode', { postalCode: BUSINESS.postalCode }), addressCountry: 'CA' };

const HOUSE_PAGES: readonly SiteRoute['name'][] = ['home', 'contact', 'about'];
const houseId = (origin: string) => `${origin}/#boucane`;

const house = ({ origin, language, card, description }: PageFacts): SchemaNode => ({
  '@type': 'FoodEstablishment',
  '@id': houseId(origin),
  name: BUSINESS.name,
  description,
  url: `${origin}/${language}`,
  ...known('phone', { telephone: BUSINESS_TELEPHONE_LINK.replace('tel:', '') }),
  ...known('email', { email: BUSINESS.email }),
  image: card,
  address: ADDRESS,
  geo: { '@type': 'GeoCoordinates', latitude: ORIGIN.lat, longitude: ORIGIN.lng },
  servesCuisine: language === 'fr' ? ['Barbecue', 'Viandes fumées', 'Pizza'] : ['Barbecue', 'Smoked meat', 'Pizza'],
  priceRange: '$$',
  acceptsReservations: `${origin}/${language}/booking`,
});

/** Returns a local time in the business's time zone with its UTC offset on that day: `2027-07-04T17:00:00-04:00`. */
export function localInstant(day: string, time: string): string {
  const guess = new Date(`${day}T${time}:00Z`);
  const zone = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' }).formatToParts(guess).find(({ type }) => type === 'timeZoneName');
  return `${day}T${time}:00${zone?.value.replace('GMT', '') || 'Z'}`;
}

const seller = ({ origin, language }: PageFacts): SchemaNode => ({ '@type': 'Organization', '@id': houseId(origin), name: BUSINESS.name, url: `${origin}/${language}` });
const priced = (price: number, { url }: PageFacts): SchemaNode => ({ '@type': 'Offer', price, priceCurrency: CURRENCY, availability: 'https://schema.org/InStock', url });
const place = (location: string): SchemaNode => ({ '@type': 'Place', name: location || BUSINESS.name, address: location === '' || location.includes(BUSINESS.street) ? ADDRESS : location });
const picture = (imageUrl: string, { origin, card }: PageFacts): string => (imageUrl === '' ? card : new URL(imageUrl, origin).href);

/** Empty for an event without a date, because search engines require one. */
function ofEvent(event: PublicEvent, page: PageFacts): SchemaNode[] {
  const { date, endDate, time, price, location } = event;
  if (date === '') return [];
  const seats = seatsOf(event);
  return [
    {
      '@type': 'Event',
      name: localizedPreview(event.name, page.language, BUSINESS.name),
      description: page.description,
      startDate: time === '' ? dayOf(date) : localInstant(dayOf(date), time),
      ...(endDate && { endDate: dayOf(endDate) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: place(location),
      image: [picture(event.imageUrl, page)],
      organizer: seller(page),
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
    name: localizedPreview(training.title, page.language, BUSINESS.name),
    description: page.description,
    url: page.url,
    image: picture(training.imageUrl, page),
    inLanguage: LOCALES[page.language],
    provider: seller(page),
    offers: { ...priced(price, page), category: 'Paid' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: type === 'online' ? 'Online' : 'Onsite',
      ...(workload && { courseWorkload: workload }),
      ...(day && { startDate: time ? localInstant(day, time) : day }),
      ...(type !== 'online' && location !== 'at_home' && { location: place(location) }),
      ...(instructorName && { instructor: { '@type': 'Person', name: instructorName } }),
    },
  };
}

/** Structured data of a page that is not about one resource. */
const webPage = ({ origin, url, language, description }: PageFacts, name: string): SchemaNode => ({
  '@type': 'WebPage',
  '@id': url,
  url,
  name,
  description,
  inLanguage: LOCALES[language],
  isPartOf: { '@type': 'WebSite', '@id': `${origin}/#site`, name: BUSINESS.name, url: `${origin}/${language}` },
  about: { '@id': houseId(origin) },
});

/** Breadcrumbs of a page about one resource. */
const trail = (names: readonly [string, string][]): SchemaNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});

/** Returns the structured data of a route's page, or of a training's or event's page. */
export function structuredData(route: SiteRoute, offer: OfferMatch | null | undefined, page: PageFacts, sectionName: string): SchemaNode[] {
  const section = `${page.origin}/${page.language}/${route.path.split('/')[0] ?? ''}`;
  const trailTo = (name: string) => trail([[BUSINESS.name, `${page.origin}/${page.language}`], [sectionName, section], [name, page.url]]);
  if (offer?.kind === 'event') return [...ofEvent(offer.event, page), trailTo(localizedPreview(offer.event.name, page.language, BUSINESS.name))];
  if (offer?.kind === 'training') return [ofTraining(offer.training, page), trailTo(localizedPreview(offer.training.title, page.language, BUSINESS.name))];
  const about = [...(HOUSE_PAGES.includes(route.name) ? [house(page)] : []), webPage(page, route.name === 'home' ? BUSINESS.name : page.title)];
  return route.name === 'home' ? about : [...about, trail([[BUSINESS.name, `${page.origin}/${page.language}`], [sectionName, page.url]])];
}
