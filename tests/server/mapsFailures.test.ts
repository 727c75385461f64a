import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TIMINGS } from '../../server/maps/upstream';
import { flood, IMPATIENT, json, ROAD, startMaps, type Stub } from './mapsStub';

const geocode = (address: string) => ({ type: 'geocode', address, mode: 'driving' }) as const;
const to = (lng: number) => ({ type: 'distance', origins: '45.64,-72.82', destinations: `45.65,${lng}`, mode: 'driving' }) as const;
const reasons = ({ logged }: Stub) => logged.map(({ fields }) => ('reason' in fields ? fields.reason : null));

/** Asks for Upton of a geocoder that replies so: the town stands in, soon. */
async function ask(reply: Stub['replies']['geocoder'], options: Parameters<typeof startMaps>[0] = {}) {
  const stub = await startMaps(options);
  stub.replies.geocoder = reply;
  const start = performance.now();
  const answer = await stub.maps.answer(geocode('12 rue X, Upton'));
  expect(answer).toMatchObject({ status: 'OK', approximate: true, results: [{ formatted_address: 'Upton, Québec' }] });
  expect(performance.now() - start).toBeLessThan(1000);
  return stub;
}

test('the real times keep an answer within five seconds', () => {
  expect(TIMINGS).toEqual({ timeoutMs: 4000, budgetMs: 4800, queueMs: 1500, windowMs: 30_000, openMs: 30_000 });
});

test('a 500 is asked once more, and no more', async () => {
  const stub = await ask(json({}, 500));
  expect(stub.asked).toHaveLength(2);
  expect(reasons(stub)).toEqual(['status 500', 'status 500']);
});

test('a 500 that was a hiccup is cured by the second request', async () => {
  const stub = await startMaps();
  stub.replies.router = (response, request) => {
    stub.replies.router = json(ROAD);
    json({}, 503)(response, request);
  };
  expect(await stub.maps.answer(to(-72.7))).not.toHaveProperty('approximate');
});

test('a 429 is not asked again', async () => {
  const stub = await ask(json({}, 429));
  expect(reasons(stub)).toEqual(['status 429']);
});

test('a service that hangs is left', async () => {
  const stub = await ask(() => undefined, { timings: IMPATIENT });
  expect(reasons(stub)).toEqual(['timeout']);
});

test('a service that drips is left', async () => {
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

test('of 50 MB, little more than 256 kB is read', async () => {
  const { reply, sent } = flood();
  const stub = await ask(reply);
  expect(reasons(stub)).toEqual(['too large']);
  await pause(20);
  // What the sockets of both ends hold is out of our hands.
  expect(sent()).toBeLessThan(10_000_000);
});

test('what is not JSON, in name or in fact, counts for nothing', async () => {
  const broken = await ask((response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"lat":'));
  const page = await ask((response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('[{"lat":"1","lon":"2"}]'));
  expect([...reasons(broken), ...reasons(page)]).toEqual(['not JSON', 'not JSON']);
});

test.each([[null], ['x'], [{}], [[null]], [[{ lat: 'x', lon: '1' }]], [[{ lat: '91', lon: '1', display_name: 3 }]]])('JSON of another shape counts for nothing: %j', async (body) => {
  const { asked } = await ask(json(body));
  expect(asked).toHaveLength(1);
});

test('a redirect is not followed', async () => {
  const stub = await ask((response, request) => void response.writeHead(302, { location: `http://${request.headers.host}/secret` }).end());
  expect([stub.asked.map(({ path }) => path), reasons(stub)]).toEqual([['/search'], ['redirect']]);
});

test('a place that the geocoder does not know falls back to its town', async () => {
  const stub = await ask(json([]));
  expect(stub.logged).toEqual([]);
});

test('a point without a road, which the router answers with a 400, is no failure of the router', async () => {
  const stub = await startMaps();
  stub.replies.router = json({ code: 'NoSegment' }, 400);
  expect(await stub.maps.answer(to(-72.7))).toMatchObject({ status: 'OK', approximate: true });
  expect(stub.logged).toEqual([]);
});

test('a service is left alone for half a minute after five failures, tried once, and asked as before when it answers', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const stub = await startMaps();
  stub.replies.router = json({}, 429);
  for (const lng of [-72.1, -72.2, -72.3, -72.4, -72.5, -72.6, -72.7]) await stub.maps.answer(to(lng));
  pass(29_999);
  await stub.maps.answer(to(-72.71));
  expect(stub.asked).toHaveLength(5);
  pass(2);
  await stub.maps.answer(to(-72.8));
  await stub.maps.answer(to(-72.9));
  expect(stub.asked).toHaveLength(6);
  pass(30_001);
  stub.replies.router = json(ROAD);
  for (const lng of [-73.1, -73.2]) expect(await stub.maps.answer(to(lng))).not.toHaveProperty('approximate');
  expect(stub.asked).toHaveLength(8);
  expect(stub.logged.filter(({ message }) => message !== 'map service failed').map(({ message }) => message)).toEqual([
    'map service left alone after repeated failures',
    'map service left alone after repeated failures',
    'map service answers again',
  ]);
});

test('failures more than the window apart do not add up', async () => {
  const stub = await startMaps();
  stub.replies.router = json({}, 429);
  for (const lng of [-72.1, -72.2, -72.3, -72.4, -72.5, -72.6, -72.7]) {
    await stub.maps.answer(to(lng));
    stub.wait(8000);
  }
  expect(stub.asked).toHaveLength(7);
});

test('the public geocoder is asked no more often than the spacing, and who would wait too long gets the town', async () => {
  const stub = await startMaps({ spacingMs: 100, timings: { queueMs: 250 } });
  const answers = await Promise.all(['Granby', 'Upton', 'Beloeil', 'Oka', 'Magog'].map((town) => stub.maps.answer(geocode(town))));
  expect(stub.asked).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = stub.asked.map(({ at }) => at);
  expect(second - first).toBeGreaterThan(50);
  expect(third - second).toBeGreaterThan(50);
  expect(answers.filter((answer) => answer['approximate'] === true)).toHaveLength(2);
});

test('a retry whose turn would come too late is not waited for', async () => {
  const stub = await startMaps({ spacingMs: 100, timings: { queueMs: 150 } });
  stub.replies.geocoder = json({}, 500);
  await Promise.all(['Granby', 'Upton'].map((town) => stub.maps.answer(geocode(town))));
  expect(stub.asked).toHaveLength(2);
});

test('a retry whose turn is free is made, however long the first answer took', async () => {
  const stub = await startMaps({ timings: { queueMs: 20 } });
  stub.replies.geocoder = (response) => void setTimeout(() => response.writeHead(500).end('{}'), 60);
  await stub.maps.answer(geocode('Upton'));
  expect(stub.asked).toHaveLength(2);
});

test('a slow Google leaves the public geocoder no time, and the town answers in time', async () => {
  const stub = await startMaps({ googleKey: 'key', timings: IMPATIENT });
  stub.replies.google = () => undefined;
  const start = performance.now();
  expect(await stub.maps.travel('Upton')).toMatchObject({ approximate: true });
  expect(performance.now() - start).toBeLessThan(1000);
});
