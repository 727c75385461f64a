import { expect, test } from 'vitest';
import { metresOf } from '../../server/maps/maps';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { deadlineIn, withDeadline } from '../../server/maps/deadline';
import { pointText } from '../../src/contract/geo';
import { GOOGLE_ROAD, GOOGLE_ROUTE, GOOGLE_UPTON, json, noServices, startMaps, UPTON } from './mapsStub';

const KEY = 'canary-google-key';
const geocode = (address: string) => ({ type: 'geocode', address, mode: 'driving' }) as const;
const distance = (destinations: string) => ({ type: 'distance', origins: pointText(DEFAULT_SETTINGS.premises), destinations, mode: 'driving' }) as const;
const directions = (origin: string, destination: string) => ({ type: 'directions', origin, destination, mode: 'driving' }) as const;

test('the public geocoder receives q, format and limit only, and its response is converted to Google’s format', async () => {
  const { maps, asked } = await startMaps({ contact: () => Promise.resolve('chef@exemple.ca') });
  expect(await maps.respond(geocode('455 rue Principale, Upton'))).toEqual({
    status: 'OK',
    results: [{ formatted_address: '455, Rue Principale, Upton, Québec, Canada', geometry: { location: { lat: 45.6521, lng: -72.6812 } } }],
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.query).toEqual({ q: '455 rue Principale, Upton', format: 'json', limit: '1' });
  expect(asked[0]?.userAgent).toBe('EventBooking/1.0 (+chef@exemple.ca)');
});

test('the public router receives longitude first and returns no geometry', async () => {
  const { maps, asked } = await startMaps();
  expect(await maps.respond(distance('45.6521,-72.6812'))).toEqual({
    status: 'OK',
    rows: [{ elements: [{ status: 'OK', distance: { value: 14_321 } }] }],
  });
  expect(asked[0]?.path).toBe('/route/v1/driving/-72.82,45.64;-72.6812,45.6521');
  expect(asked[0]?.query).toEqual({ overview: 'false' });
});

test('directions between two addresses geocode both, then request the route', async () => {
  const { maps, asked } = await startMaps();
  expect(await maps.respond(directions('45.64,-72.82', 'Upton'))).toEqual({
    status: 'OK',
    routes: [{ legs: [{ distance: { value: 14_321 }, duration: { value: 840 } }] }],
  });
  expect(asked.map(({ path }) => path)).toEqual(['/search', '/route/v1/driving/-72.82,45.64;-72.6812,45.6521']);
  expect(await maps.respond({ ...directions('Granby', 'Upton'), mode: 'walking' })).toEqual({ status: 'UNAVAILABLE' });
});

test('Google is used when a key is configured, and only listed fields of its response are returned', async () => {
  const { maps, asked, replies, logged } = await startMaps({ googleKey: KEY });
  replies.google = json(GOOGLE_UPTON);
  const found = await maps.respond(geocode('Upton'));
  replies.google = json(GOOGLE_ROAD);
  const way = await maps.respond(distance('45.65,-72.68'));
  replies.google = json(GOOGLE_ROUTE);
  const route = await maps.respond(directions('Granby', 'Upton'));
  expect(found).toEqual({ status: 'OK', results: [{ formatted_address: 'Upton, QC', geometry: { location: { lat: 45.65, lng: -72.68 } } }] });
  expect(way).toEqual({ status: 'OK', rows: [{ elements: [{ status: 'OK', distance: { value: 14_000 } }] }] });
  expect(route).toEqual({ status: 'OK', routes: [{ legs: [{ distance: { value: 14_000 }, duration: { value: 800 } }] }] });
  expect(asked.map(({ path }) => path)).toEqual(['/maps/api/geocode/json', '/maps/api/distancematrix/json', '/maps/api/directions/json']);
  expect(asked.every(({ query }) => query['key'] === KEY)).toBe(true);
  expect(logged).toEqual([]);
});

test('a key rejected by Google falls back to the public service, and stays out of responses and log', async () => {
  const { maps, asked, replies, logged } = await startMaps({ googleKey: KEY });
  replies.google = json({ status: 'REQUEST_DENIED', error_message: `The key ${KEY} is refused` });
  const result = await maps.respond(geocode('Upton'));
  expect(result).toMatchObject({ status: 'OK', results: [{ formatted_address: UPTON[0]?.display_name }] });
  expect(asked.map(({ path }) => path)).toEqual(['/maps/api/geocode/json', '/search']);
  expect(logged).toEqual([{ fields: { service: 'google', reason: 'REQUEST_DENIED' }, message: 'map service failed' }]);
  expect(JSON.stringify([result, logged])).not.toContain(KEY);
});

test('travel is the round trip to the place', async () => {
  const { maps } = await startMaps();
  expect(await maps.travel('455 rue Principale, Upton')).toEqual({ metres: 28_642, approximate: false });
});

test('travel uses the map pin when the address text is found near it', async () => {
  const { maps, asked } = await startMaps();
  expect(await maps.travel('12, rue Saint-Paul, Upton (45.65210, -72.68120)')).toEqual({ metres: 28_642, approximate: false });
  expect(await maps.travel('45.7,-72.7')).toEqual({ metres: 28_642, approximate: false });
  expect(asked.map(({ path }) => path)).toEqual(['/search', '/route/v1/driving/-72.82,45.64;-72.6812,45.6521', '/route/v1/driving/-72.82,45.64;-72.7,45.7']);
});

test('travel reports a conflict when the pin is far from the address text', async () => {
  const { maps, replies, asked } = await startMaps();
  replies.geocoder = json([{ lat: '50.2169', lon: '-66.3806', display_name: 'Sept-Îles, Québec' }]);
  expect(await maps.travel('12, rue X, Sept-Îles (45.64, -72.82)')).toEqual({ conflict: true });
  expect(asked.map(({ path }) => path)).toEqual(['/search']);
});

test('travel uses the map pin when the address text is unknown', async () => {
  const { maps, replies } = await startMaps();
  replies.geocoder = json([]);
  expect(await maps.travel('La grange rouge (45.65210, -72.68120)')).toEqual({ metres: 28_642, approximate: false });
});

test('concurrent and differently spelled queries for one place send a single request', async () => {
  const { maps, asked } = await startMaps();
  const [one, two] = await Promise.all([maps.respond(geocode('Upton')), maps.respond(geocode('Upton'))]);
  expect(await maps.respond(geocode('  UPTON '))).toEqual(one);
  expect(two).toEqual(one);
  expect(asked).toHaveLength(1);
});

test('travel of a booking reuses the cached responses of the form', async () => {
  const { maps, asked } = await startMaps();
  await maps.respond(geocode('455 rue Principale, Upton'));
  await maps.respond(distance('45.6521,-72.6812'));
  await maps.travel('455 rue Principale, Upton');
  expect(asked).toHaveLength(2);
});

test('travel is measured from the premises of the business, also after they have moved', async () => {
  const { maps, asked } = await startMaps();
  const rimouski = { lat: 48.4489, lng: -68.524 };
  await maps.travel('455 rue Principale, Upton');
  await maps.travel('455 rue Principale, Upton', rimouski);
  expect(asked.map(({ path }) => path).filter((path) => path.startsWith('/route'))).toEqual(['/route/v1/driving/-72.82,45.64;-72.6812,45.6521', '/route/v1/driving/-68.524,48.4489;-72.6812,45.6521']);
});

test('a distance that names its own origin is measured from there', async () => {
  const { maps, asked } = await startMaps();
  await maps.respond({ type: 'distance', origins: '46.8139,-71.208', destinations: '45.6521,-72.6812', mode: 'driving' });
  expect(asked[0]?.path).toBe('/route/v1/driving/-71.208,46.8139;-72.6812,45.6521');
});

test('results are cached for a day, and empty results for ten minutes', async () => {
  const { maps, asked, replies, wait } = await startMaps();
  const day = 24 * 3_600_000;
  await maps.respond(geocode('Upton'));
  wait(day - 1);
  await maps.respond(geocode('Upton'));
  expect(asked).toHaveLength(1);
  wait(2);
  await maps.respond(geocode('Upton'));
  expect(asked).toHaveLength(2);
  replies.geocoder = json([]);
  expect(await maps.respond(geocode('asdf'))).toEqual({ status: 'ZERO_RESULTS' });
  wait(599_999);
  await maps.respond(geocode('asdf'));
  expect(asked).toHaveLength(3);
  wait(2);
  await maps.respond(geocode('asdf'));
  expect(asked).toHaveLength(4);
});

test('a result more than a thousand kilometres away is replaced by the known town of that name', async () => {
  const { maps, replies } = await startMaps();
  replies.geocoder = json([{ lat: '53.38', lon: '-3.09', display_name: 'Upton, Wirral, England' }]);
  expect(await maps.respond(geocode('Upton'))).toMatchObject({ approximate: true, results: [{ formatted_address: 'Upton, Québec' }] });
});

test('without any service a known town has an approximate distance, and an unknown text has none', async () => {
  const { maps } = await startMaps(await noServices());
  const upton = await maps.travel('455 rue Principale, Upton');
  expect(upton).toMatchObject({ approximate: true });
  expect(metresOf(upton)).toBeGreaterThan(26_000);
  expect(metresOf(upton)).toBeLessThan(30_000);
  expect(await maps.travel('Granby')).toMatchObject({ approximate: true });
  expect(await maps.travel('asdf')).toBeNull();
  expect(await maps.respond(geocode('asdf'))).toEqual({ status: 'UNAVAILABLE' });
  expect(await maps.respond(distance('nowhere'))).toEqual({ status: 'ZERO_RESULTS' });
  expect(await maps.respond(distance('45.65,-72.68'))).toMatchObject({ status: 'OK', approximate: true });
});

test('the fallback is used at the deadline while requests are still in flight', async () => {
  const never = new Promise<string>(() => undefined);
  expect(await withDeadline(deadlineIn(5), never, () => 'alone')).toBe('alone');
  expect(await withDeadline(deadlineIn(1000), Promise.resolve('found'), () => 'alone')).toBe('found');
});
