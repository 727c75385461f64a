import { expect, test } from 'vitest';
import { seedCatalogue } from '../../server/db/seed/catalogue';
import { pageHead, shortened } from '../../src/app/pageHead';
import { DEFAULT_PUBLIC_SETTINGS } from '../../src/contract/defaultSettings';
import type { Fallback } from '../../src/app/Providers';
import { lengthOf, localInstant } from '../../src/app/structuredData';
import { readEvent } from '../../src/contract/event';
import { LANGUAGES, type Language } from '../../src/contract/language';
import { otherBusiness } from '../../stories/fixtures/otherBusiness';
import { resourceCacheKey } from '../../src/contract/paths';
import { pictureKey, picturePath } from '../../src/contract/pictures';
import { SETTINGS_KEY } from '../../src/contract/settings';
import { readTraining } from '../../src/contract/training';
import { storedPicture } from '../../stories/fixtures/pictures';
import { isSearchableAddress } from '../../src/prerender';

const ORIGIN = 'https://boucane.example';
const season = seedCatalogue('2027-05-10');
const fallbackWith = (events: object[] = [], trainings: object[] = []): Fallback => ({
  [resourceCacheKey('event')]: [...season.event, ...events].map(readEvent),
  [resourceCacheKey('training')]: [...season.training, ...trainings].map(readTraining),
});

const headOf = (address: string, fallback = fallbackWith(), language: Language = address.startsWith('/en') ? 'en' : 'fr', settings = DEFAULT_PUBLIC_SETTINGS) =>
  pageHead(address, { language, origin: ORIGIN, apiData: fallback, settings });
const headOfOther = (address: string) => headOf(address, fallbackWith(), address.startsWith('/en') ? 'en' : 'fr', otherBusiness);

interface Graph {
  '@graph': Record<string, unknown>[];
}
const dataOf = (head: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  return json === '' ? [] : (JSON.parse(json) as Graph)['@graph'];
};
const aboutOf = (head: string, type: string) => dataOf(head).find((node) => node['@type'] === type);

test('a page and its translation link to themselves and to each other', () => {
  for (const [address, other] of [['/fr/events/pizza-night', '/en/events/pizza-night'], ['/fr', '/en']] as const) {
    for (const [one, language] of [[address, 'fr'], [other, 'en']] as const) {
      const head = headOf(one);
      expect(head).toContain(`<link rel="canonical" href="${ORIGIN}${one}"/>`);
      expect(head).toContain(`hreflang="fr-CA" href="${ORIGIN}${address}"`);
      expect(head).toContain(`hreflang="en-CA" href="${ORIGIN}${other}"`);
      expect(head).toContain(`hreflang="x-default" href="${ORIGIN}${address}"`);
      expect(head).toContain(`property="og:image" content="${ORIGIN}/card-${language}.png"`);
    }
  }
});

test.each(['/fr', '/en/contact', '/fr/about'])('%s has the structured data of the business', (address) => {
  expect(aboutOf(headOfOther(address), 'FoodEstablishment')).toMatchObject({
    '@id': `${ORIGIN}/#business`,
    name: 'Fumoir Untel',
    telephone: '+14185550199',
    email: 'allo@fumoir-untel.example',
    address: { '@type': 'PostalAddress', streetAddress: '25, avenue de la Cathédrale', addressLocality: 'Rimouski', addressRegion: 'Québec', postalCode: 'G5L 1A1', addressCountry: 'CA' },
    geo: { '@type': 'GeoCoordinates', latitude: 48.45, longitude: -68.52 },
    sameAs: ['https://www.instagram.com/fumoir.untel', 'https://www.youtube.com/@fumoiruntel'],
    image: expect.stringMatching(/^https:.*\.png$/) as unknown,
  });
});

test('structured data has the open days, grouped by their hours', () => {
  const week = { ...otherBusiness.hours.week, saturday: { open: true, from: '12:00', to: '16:00' } };
  const head = headOf('/fr', fallbackWith(), 'fr', { ...otherBusiness, hours: { ...otherBusiness.hours, week } });
  expect(aboutOf(head, 'FoodEstablishment')?.['openingHoursSpecification']).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '18:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '12:00', closes: '16:00' },
  ]);
});

test('structured data leaves out every invented fact except the name', () => {
  const business = aboutOf(headOf('/fr/contact'), 'FoodEstablishment');
  expect(business).toMatchObject({ name: 'Boucane', address: { '@type': 'PostalAddress', addressRegion: 'Québec', addressCountry: 'CA' } });
  expect(Object.keys(business?.['address'] as object)).toEqual(['@type', 'addressRegion', 'addressCountry']);
  for (const fact of ['telephone', 'email', 'geo', 'openingHoursSpecification', 'sameAs']) expect(business).not.toHaveProperty(fact);
});

test('structured data has no profile for a link to a home page of another site', () => {
  const social = { facebook: 'https://www.facebook.com/', instagram: '', youtube: 'https://www.youtube.com' };
  const head = headOf('/fr', fallbackWith(), 'fr', { ...otherBusiness, identity: { ...otherBusiness.identity, social } });
  expect(aboutOf(head, 'FoodEstablishment')).not.toHaveProperty('sameAs');
});

test.each([['/fr', 'Fumoir Untel, à Rimouski'], ['/en', 'Fumoir Untel, in Rimouski']])('%s is described with the facts of the business', (address, beginning) => {
  const head = headOfOther(address);
  expect(head).toContain(`name="description" content="${beginning}`);
  expect(head).toContain('property="og:site_name" content="Fumoir Untel"');
  expect(head).not.toMatch(/Boucane|St-Liboire|\{\{/);
});

test("the owner's description is written with the facts of the business", () => {
  const head = pageHead('/fr', { language: 'fr', origin: ORIGIN, apiData: {}, settings: otherBusiness, overrides: { fr: { description: { home: '{{cook}} fume à {{town}}.' } } } });
  expect(head).toContain('name="description" content="Odile fume à Rimouski."');
});

test.each([['event', '/fr/events/one'], ['training', '/en/formations/one']] as const)('a sample %s has no structured data and is not searchable', (kind, address) => {
  const fallbackFor = (sample: boolean): Fallback => ({ [SETTINGS_KEY]: otherBusiness, [resourceCacheKey(kind)]: [(kind === 'event' ? readEvent : readTraining)({ id: 'one', name: 'Un', title: 'Un', date: '2027-06-01', sample })] });
  expect(dataOf(headOf(address, fallbackFor(true)))).toEqual([]);
  expect(dataOf(headOf(address, fallbackFor(false)))).not.toEqual([]);
  expect(isSearchableAddress(address, fallbackFor(true))).toBe(false);
  expect(isSearchableAddress(address, fallbackFor(false))).toBe(true);
  expect(isSearchableAddress('/fr/events', fallbackFor(true))).toBe(true);
});

test.each(LANGUAGES)('an event page in %s has the structured data of an event', (language) => {
  const event = aboutOf(headOf(`/${language}/events/pizza-night`), 'Event');
  expect(event).toMatchObject({
    name: language === 'fr' ? 'Pizzas sous les étoiles' : 'Pizza under the stars',
    startDate: expect.stringMatching(/^2027-\d\d-\d\dT17:30:00-04:00$/) as unknown,
    location: { '@type': 'Place', address: { '@type': 'PostalAddress' } },
    offers: { '@type': 'Offer', price: 24, priceCurrency: 'CAD' },
    maximumAttendeeCapacity: 60,
  });
});

test('an event without a day has no structured data', () => {
  const head = headOf('/fr/events/someday', fallbackWith([{ id: 'someday', name: 'Un jour' }]));
  expect(aboutOf(head, 'Event')).toBeUndefined();
  expect(head).toContain('Un jour');
});

test.each(LANGUAGES)('a training page in %s has the structured data of a course with price and next date', (language) => {
  expect(aboutOf(headOf(`/${language}/formations/first-brisket`), 'Course')).toMatchObject({
    name: language === 'fr' ? 'Ma première poitrine' : 'My first brisket',
    description: expect.stringMatching(/\w/) as unknown,
    provider: { '@type': 'Organization', name: 'Boucane' },
    offers: { '@type': 'Offer', category: 'Paid', priceCurrency: 'CAD' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite', courseWorkload: 'PT10H' },
  });
});

test('offers of the seed season have unique descriptions that are short enough to be shown in full', () => {
  const addresses = [...season.event.map(({ id }) => `/en/events/${id}`), ...season.training.map(({ id }) => `/en/formations/${id}`)];
  const descriptions = addresses.map((address) => /name="description" content="([^"]*)"/.exec(headOf(address))?.[1] ?? '');
  expect(new Set(descriptions).size).toBe(addresses.length);
  for (const description of descriptions) expect(description.length).toBeGreaterThan(40);
  expect(shortened('mot '.repeat(100)).length).toBeLessThanOrEqual(158);
  expect(shortened('mot '.repeat(100))).toMatch(/mot…$/);
});

test.each(LANGUAGES)('lists of trainings and events in %s have structured data with positions and URLs', (language) => {
  for (const [section, ids] of [['events', season.event.map(({ id }) => id)], ['formations', season.training.map(({ id }) => id)]] as const) {
    const list = aboutOf(headOf(`/${language}/${section}`), 'ItemList');
    const lines = (list?.['itemListElement'] ?? []) as { '@type': string; position: number; url: string; name: string }[];
    expect(list?.['numberOfItems']).toBe(ids.length);
    expect(lines.map(({ position }) => position)).toEqual(ids.map((_, index) => index + 1));
    expect(lines.map(({ url }) => url).toSorted()).toEqual(ids.map((id) => `${ORIGIN}/${language}/${section}/${id}`).toSorted());
    for (const { name } of lines) expect(name).toMatch(/\w/);
  }
});

test("a list's structured data has the order of its page", () => {
  const lines = (aboutOf(headOf('/fr/events'), 'ItemList')?.['itemListElement'] ?? []) as { url: string }[];
  const byDay = season.event.map(readEvent).toSorted((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
  expect(lines.map(({ url }) => url)).toEqual(byDay.map(({ id }) => `${ORIGIN}/fr/events/${id}`));
});

test("a list's structured data leaves out samples and non-public items", () => {
  const fallback: Fallback = { [resourceCacheKey('event')]: [{ ...readEvent({ id: 'sample', name: 'Exemple' }), sample: true }, readEvent({ id: 'hidden', name: 'Privé', visibility: 'private' }), readEvent({ id: 'shown', name: 'Ouvert' })] };
  expect(aboutOf(headOf('/fr/events', fallback), 'ItemList')).toMatchObject({ numberOfItems: 1, itemListElement: [{ position: 1, name: 'Ouvert', url: `${ORIGIN}/fr/events/shown` }] });
});

test('a page without list items has no list in its structured data', () => {
  for (const address of ['/fr', '/fr/events/pizza-night', '/en/pizzas']) expect(aboutOf(headOf(address), 'ItemList')).toBeUndefined();
  expect(aboutOf(headOf('/fr/formations', {}), 'ItemList')).toBeUndefined();
});

test("an offer's name cannot close the script element of the structured data", () => {
  const head = headOf('/fr/events/sly', fallbackWith([{ id: 'sly', name: '</script><script>alert(1)</script>', date: '2027-06-01' }]));
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).not.toContain('<script>alert');
});

test('a local instant has the UTC offset of its day', () => {
  expect(localInstant('2027-07-04', '17:00')).toBe('2027-07-04T17:00:00-04:00');
  expect(localInstant('2027-01-04', '09:30')).toBe('2027-01-04T09:30:00-05:00');
});

test('a duration is written as ISO 8601 only when the text is a valid duration', () => {
  expect(['6 h', '1 h 30', 'une journée', ''].map(lengthOf)).toEqual(['PT6H', 'PT1H30M', undefined, undefined]);
});

test('no page of a new installation is searchable', () => {
  expect(isSearchableAddress('/fr', {})).toBe(false);
  expect(isSearchableAddress('/fr', { [SETTINGS_KEY]: otherBusiness })).toBe(true);
});

test('a page excluded from search engines has no metadata', () => {
  expect(headOf('/fr/404')).toBe('');
});

test('the picture of an offer is its share card and its image for search engines', () => {
  const picture = storedPicture({ id: '0b1e5d9c-6f0e-4a53-9a54-0d8b6f3c2a11', width: 4000, height: 3000, widths: [320, 640, 960, 1440, 2000] });
  const event = { id: 'with-picture', name_fr: 'Fête', name_en: 'Party', date: '2027-07-03', isActive: true, imageUrl: picturePath(picture.id) };
  const fallback = { ...fallbackWith([event]), [pictureKey(picture.id)]: picture };
  const head = headOf('/en/events/with-picture', fallback);
  const url = `${ORIGIN}/pictures/${picture.id}/1440.jpg`;
  for (const [property, content] of [['image', url], ['image:width', '1440'], ['image:height', '1080'], ['image:alt', picture.alt.en]]) expect(head).toContain(`property="og:${property}" content="${content}"`);
  expect(aboutOf(head, 'Event')?.['image']).toEqual([url]);
  const deleted = headOf('/en/events/with-picture', fallbackWith([event]));
  expect(deleted).toContain(`property="og:image" content="${ORIGIN}/card-en.png"`);
  expect(aboutOf(deleted, 'Event')?.['image']).toEqual([`${ORIGIN}/card-en.png`]);
});
