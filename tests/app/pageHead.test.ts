import { expect, test } from 'vitest';
import { seedCatalogue } from '../../server/db/seed/catalogue';
import { pageHead, shortened } from '../../src/app/pageHead';
import { isPlaceholder } from '../../src/contract/business';
import type { Fallback } from '../../src/app/Providers';
import { lengthOf, localInstant } from '../../src/app/structuredData';
import { readEvent } from '../../src/contract/event';
import { LANGUAGES, type Language } from '../../src/contract/language';
import { resourceCacheKey } from '../../src/contract/paths';
import { readTraining } from '../../src/contract/training';
import { isSearchableAddress } from '../../src/prerender';

const ORIGIN = 'https://boucane.example';
const season = seedCatalogue('2027-05-10');
const fallbackWith = (events: object[] = [], trainings: object[] = []): Fallback => ({
  [resourceCacheKey('event')]: [...season.event, ...events].map(readEvent),
  [resourceCacheKey('training')]: [...season.training, ...trainings].map(readTraining),
});

const headOf = (address: string, fallback = fallbackWith(), language: Language = address.startsWith('/en') ? 'en' : 'fr') =>
  pageHead(address, { language, origin: ORIGIN, apiData: fallback });

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
  expect(aboutOf(headOf(address), 'FoodEstablishment')).toMatchObject({
    name: 'Boucane',
    address: { '@type': 'PostalAddress', addressLocality: 'St-Liboire', addressRegion: 'Québec', addressCountry: 'CA' },
    image: expect.stringMatching(/^https:.*\.png$/) as unknown,
  });
});

test('structured data leaves out placeholder facts of the business', () => {
  const [business, address] = [aboutOf(headOf('/fr/contact'), 'FoodEstablishment'), aboutOf(headOf('/fr/contact'), 'FoodEstablishment')?.['address'] as object];
  const present = { phone: business !== undefined && 'telephone' in business, email: business !== undefined && 'email' in business, street: 'streetAddress' in address, postalCode: 'postalCode' in address };
  expect(present).toEqual({ phone: !isPlaceholder('phone'), email: !isPlaceholder('email'), street: !isPlaceholder('street'), postalCode: !isPlaceholder('postalCode') });
});

test.each([['event', '/fr/events/one'], ['training', '/en/formations/one']] as const)('a sample %s has no structured data and is not searchable', (kind, address) => {
  const fallbackFor = (sample: boolean): Fallback => ({ [resourceCacheKey(kind)]: [(kind === 'event' ? readEvent : readTraining)({ id: 'one', name: 'Un', title: 'Un', date: '2027-06-01', sample })] });
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

test('a page excluded from search engines has no metadata', () => {
  expect(headOf('/fr/404')).toBe('');
});
