import type { Language } from '../contract/language';
import type { ContactHours, Fact, PublicSettings } from '../contract/settings';
import { telephoneLink } from '../contract/telephone';
import { parseTrainingLocation } from '../contract/trainingLocation';
import { WEEKDAYS, type Weekday } from '../contract/weekday';

/*
 * Structured data of the business itself (schema.org). Facts that still have the values of a new installation are left out, except the name.
 */

export type SchemaNode = Record<string, unknown>;

/** Facts about a page for its structured data. */
export interface PageFacts {
  url: string;
  origin: string;
  language: Language;
  settings: PublicSettings;
  /** Document title without the business's name. */
  title: string;
  description: string;
  /** URL of the image for shared links. */
  card: string;
  /** URL of the uploaded picture of the page's offer. */
  picture?: string | undefined;
}

export const businessId = (origin: string): string => `${origin}/#business`;

/** Returns a fact's properties; empty while the fact is a placeholder. */
const known = ({ placeholders }: PublicSettings, fact: Fact, properties: SchemaNode): SchemaNode => (placeholders.includes(fact) ? {} : properties);

export const addressData = (settings: PublicSettings): SchemaNode => {
  const { street, town, postalCode } = settings.identity;
  return {
    '@type': 'PostalAddress',
    ...known(settings, 'street', { streetAddress: street }),
    ...known(settings, 'town', { addressLocality: town }),
    addressRegion: 'Québec',
    ...known(settings, 'postalCode', { postalCode }),
    addressCountry: 'CA',
  };
};

const dayName = (day: Weekday) => day.slice(0, 1).toUpperCase() + day.slice(1);

/** Returns the open days, grouped by their hours. */
function openingHours({ week }: ContactHours): SchemaNode[] {
  const open = WEEKDAYS.filter((day) => week[day].open);
  const groups = Map.groupBy(open, (day) => `${week[day].from} ${week[day].to}`);
  return [...groups].map(([hours, days]) => {
    const [opens, closes] = hours.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(dayName), opens, closes };
  });
}

/** Whether a link leads to a profile, and not only to the site that it is on. */
const isProfile = (link: string) => URL.canParse(link) && new URL(link).pathname !== '/';

/** Returns the links to profiles; none before the owner has saved the contact details. */
function profilesOf({ identity, placeholders }: PublicSettings): SchemaNode {
  const profiles = placeholders.includes('name') ? [] : Object.values(identity.social).filter(isProfile);
  return profiles.length > 0 ? { sameAs: profiles } : {};
}

/** Structured data of the business, for the pages that introduce it. */
export function businessData({ origin, language, card, description, settings }: PageFacts): SchemaNode {
  const { identity, hours, premises } = settings;
  return {
    '@type': 'FoodEstablishment',
    '@id': businessId(origin),
    name: identity.name,
    description,
    url: `${origin}/${language}`,
    ...known(settings, 'phone', { telephone: telephoneLink(identity.phone).replace('tel:', '') }),
    ...known(settings, 'email', { email: identity.email }),
    image: card,
    address: addressData(settings),
    ...known(settings, 'premises', { geo: { '@type': 'GeoCoordinates', latitude: premises.lat, longitude: premises.lng } }),
    ...known(settings, 'hours', { openingHoursSpecification: openingHours(hours) }),
    ...profilesOf(settings),
    servesCuisine: language === 'fr' ? ['Barbecue', 'Viandes fumées', 'Pizza'] : ['Barbecue', 'Smoked meat', 'Pizza'],
    priceRange: '$$',
    acceptsReservations: `${origin}/${language}/booking`,
  };
}

/** Structured data of the business as the seller of an event or training. */
export const sellerData = ({ origin, language, settings }: PageFacts): SchemaNode => ({ '@type': 'Organization', '@id': businessId(origin), name: settings.identity.name, url: `${origin}/${language}` });

/** Structured data of a location; the business's own address where the location is empty, its premises or an address in its street. */
export function placeData(location: string, { settings }: PageFacts): SchemaNode {
  const { name, street } = settings.identity;
  if (location === '' || parseTrainingLocation(location) === 'at_premises') return { '@type': 'Place', name, address: addressData(settings) };
  return { '@type': 'Place', name: location, address: location.includes(street) ? addressData(settings) : location };
}
