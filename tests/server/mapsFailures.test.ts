import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TIMINGS } from '../../server/maps/upstream';
import { flood, IMPATIENT, json, ROAD, startMaps, type Stub } from './mapsStub';

const geocode = (address: string) => ({ type: 'geocode', address, mode: 'driving' }) as const;
const to = (lng: number) => ({ type: 'distance', origins: '45.64,-72.82', destinations: `45.65,${lng}`, mode: 'driving' }) as const;
const reasons = ({ logged }: Stub) => logged.map(({ fields }) => ('reason' in fields ? fields.reason : null));

/** Geocodes Upton with this response from the geocoder. The town's own location is returned as a fallback, without delay. */
async function ask(reply: Stub['replies']['geocoder'], options: Parameters<typeof startMaps>[0] = {}) {
  const stub = await startMaps(options);
  stub.replies.geocoder = reply;
  const start = performance.now();
  const result = await stub.maps.respond(geocode('12 rue X, Upton'));
  expect(result).toMatchObject({ status: 'OK', approximate: true, results: [{ formatted_address: 'Upton, Québec' }] });
  expect(performance.now() - start).toBeLessThan(1000);
  return stub;
}

test('the production timings keep a response within five seconds', () => {
  expect(TIMINGS).toEqual({ timeoutMs: 4000, budgetMs: 4800, queueMs: 1500, windowMs: 30_000, openMs: 30_000 });
});

test('a 500 response is retried exactly once', async () => {
  const stub = await ask(json({}, 500));
  expect(stub.asked).toHaveLength(2);
  expect(reasons(stub)).toEqual(['status 500', 'status 500']);
});

test('a retry succeeds after a temporary 500 response', async () => {
  const stub = await startMaps();
  stub.replies.router = (response, request) => {
    stub.replies.router = json(ROAD);
    json({}, 503)(response, request);
  };
  expect(await stub.maps.respond(to(-72.7))).not.toHaveProperty('approximate');
});

test('a 429 response is not retried', async () => {
  const stub = await ask(json({}, 429));
  expect(reasons(stub)).toEqual(['status 429']);
});

test('a hanging service times out', async () => {
  const stub = await ask(() => undefined, { timings: IMPATIENT });
  expect(reasons(stub)).toEqual(['timeout']);
});

test('a service that sends its body too slowly times out', async () => {
  const stub = await ask(
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(drip));
    },
    { timings: IMPATIENT },
  );
  expect(reasons(stub)).toEqual(['timeout']);
});

test('a response of 50 MB is aborted after little more than 256 kB', async () => {
  const { reply, sent } = flood();
  const stub = await ask(reply);
  expect(reasons(stub)).toEqual(['too large']);
  await pause(20);
  // The socket buffers of both ends are outside the test's control.
  expect(sent()).toBeLessThan(10_000_000);
});

test('a response that is not JSON by type or content is ignored', async () => {
  const broken = await ask((response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"lat":'));
  const page = await ask((response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('[{"lat":"1","lon":"2"}]'));
  expect([...reasons(broken), ...reasons(page)]).toEqual(['not JSON', 'not JSON']);
});

test.each([[null], ['x'], [{}], [[null]], [[{ lat: 'x', lon: '1' }]], [[{ lat: '91', lon: '1', display_name: 3 }]]])('JSON of an unexpected shape is ignored: %j', async (body) => {
  const { asked } = await ask(json(body));
  expect(asked).toHaveLength(1);
});

test('a redirect is not followed', async () => {
  const stub = await ask((response, request) => void response.writeHead(302, { location: `http://${request.headers.host}/secret` }).end());
  expect([stub.asked.map(({ path }) => path), reasons(stub)]).toEqual([['/search'], ['redirect']]);
});

test('a place unknown to the geocoder falls back to its town', async () => {
  const stub = await ask(json([]));
  expect(stub.logged).toEqual([]);
});

test('a 400 response for a point without a road does not count as a router failure', async () => {
  const stub = await startMaps();
  stub.replies.router = json({ code: 'NoSegment' }, 400);
  expect(await stub.maps.respond(to(-72.7))).toMatchObject({ status: 'OK', approximate: true });
  expect(stub.logged).toEqual([]);
});

test('the circuit breaker opens for thirty seconds after five failures, tries once, and closes on success', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const stub = await startMaps();
  stub.replies.router = json({}, 429);
  for (const lng of [-72.1, -72.2, -72.3, -72.4, -72.5, -72.6, -72.7]) await stub.maps.respond(to(lng));
  pass(29_999);
  await stub.maps.respond(to(-72.71));
  expect(stub.asked).toHaveLength(5);
  pass(2);
  await stub.maps.respond(to(-72.8));
  await stub.maps.respond(to(-72.9));
  expect(stub.asked).toHaveLength(6);
  pass(30_001);
  stub.replies.router = json(ROAD);
  for (const lng of [-73.1, -73.2]) expect(await stub.maps.respond(to(lng))).not.toHaveProperty('approximate');
  expect(stub.asked).toHaveLength(8);
  expect(stub.logged.filter(({ message }) => message !== 'map service failed').map(({ message }) => message)).toEqual([
    'map service circuit breaker opened',
    'map service circuit breaker opened',
    'map service circuit breaker closed',
  ]);
});

test('failures further apart than the window do not open the circuit breaker', async () => {
  const stub = await startMaps();
  stub.replies.router = json({}, 429);
  for (const lng of [-72.1, -72.2, -72.3, -72.4, -72.5, -72.6, -72.7]) {
    await stub.maps.respond(to(lng));
    stub.wait(8000);
  }
  expect(stub.asked).toHaveLength(7);
});

test('requests to the public geocoder are spaced, and those with too long a wait fall back to the town', async () => {
  const stub = await startMaps({ spacingMs: 100, timings: { queueMs: 250 } });
  const results = await Promise.all(['Granby', 'Upton', 'Beloeil', 'Oka', 'Magog'].map((town) => stub.maps.respond(geocode(town))));
  expect(stub.asked).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = stub.asked.map(({ at }) => at);
  expect(second - first).toBeGreaterThan(50);
  expect(third - second).toBeGreaterThan(50);
  expect(results.filter((result) => result['approximate'] === true)).toHaveLength(2);
});

test('a retry is skipped when its turn would come too late', async () => {
  const stub = await startMaps({ spacingMs: 100, timings: { queueMs: 150 } });
  stub.replies.geocoder = json({}, 500);
  await Promise.all(['Granby', 'Upton'].map((town) => stub.maps.respond(geocode(town))));
  expect(stub.asked).toHaveLength(2);
});

test('a retry is sent when its turn is free, even after a slow first response', async () => {
  const stub = await startMaps({ timings: { queueMs: 20 } });
  stub.replies.geocoder = (response) => void setTimeout(() => response.writeHead(500).end('{}'), 60);
  await stub.maps.respond(geocode('Upton'));
  expect(stub.asked).toHaveLength(2);
});

test('a slow response of Google uses up the time budget, so the town is returned in time', async () => {
  const stub = await startMaps({ googleKey: 'key', timings: IMPATIENT });
  stub.replies.google = () => undefined;
  const start = performance.now();
  expect(await stub.maps.travel('Upton')).toMatchObject({ approximate: true });
  expect(performance.now() - start).toBeLessThan(1000);
});
