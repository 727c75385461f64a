import { expect, test } from 'vitest';
import { bookingRequest } from './bookingRequests';
import { testServer, type TestServer } from './testServer';

const nested = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;

/** Operations for each kind of caller that read a body. */
const CALLS = [
  ['POST', '/api/booking'],
  ['POST', '/api/event?bypassReadAuth=true'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/google-maps-proxy'],
  ['PUT', '/api/member/profile'],
  ['PUT', '/api/availability'],
  ['POST', '/api/content_backfill'],
] as const;

test.each(CALLS)('%s %s returns 400 for a body that is nested too deeply', async (method, path) => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  for (const levels of [21, 3000, 5000]) {
    for (const body of [nested('[', ']', levels), nested('{"diets":', '}', levels), `{"type":${nested('[', ']', levels)}}`]) {
      const response = await server.call(method, path, { body, headers });
      expect([levels, response.status]).toEqual([levels, 400]);
      expect(await response.json()).toEqual({ message: 'Le JSON de cet envoi ne se lit pas.' });
    }
  }
});

test('a body of twenty levels is accepted', async () => {
  const server = await testServer();
  const body = { ...bookingRequest(), unknown: JSON.parse(nested('[', ']', 19)) as unknown };
  expect((await server.call('POST', '/api/booking', { body })).status).toBe(201);
});

test.each(['/api/booking', '/api/event?bypassReadAuth=true'])('%s reports at most twenty invalid fields, a list before its items', async (path) => {
  const server = await testServer();
  const many = Array.from({ length: 20_000 }, () => ({}));
  const response = await server.call('POST', path, { body: { diets: many } });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  expect(Object.keys(errors)).toHaveLength(20);
  expect(errors['diets']).toBe('C’est trop\u00a0: 30 au plus.');
});

const strict = () => testServer({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });

const from = (address: string) => ({ 'x-forwarded-for': address });

const statuses = async (times: number, send: () => Promise<Response>) => {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push((await send()).status);
  return all;
};

const wrong = (server: TestServer, headers: Record<string, string>) => server.call('POST', '/api/booking', { body: {}, headers });

test('each client address may send sixty invalid bodies in ten minutes before its bodies are rejected unread', async () => {
  const server = await strict();
  const all = await statuses(62, () => wrong(server, from('203.0.113.1')));
  expect([all.filter((status) => status === 422).length, all.slice(60)]).toEqual([60, [429, 429]]);
  const refused = await server.call('POST', '/api/booking', { body: bookingRequest({ language: 'en' }), headers: { ...from('203.0.113.1'), 'accept-language': 'en' } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ message: 'Too many requests in a short time. Please try again a little later.' });
  expect((await wrong(server, from('203.0.113.2'))).status).toBe(422);
});

test('valid bodies and those of logged-in users do not count against the limit of invalid bodies', async () => {
  const server = await strict();
  const member = { ...(await server.signedIn('user')), ...from('203.0.113.1') };
  expect(new Set(await statuses(70, () => wrong(server, member)))).toEqual(new Set([422]));
  const maps = () => server.call('POST', '/api/google-maps-proxy', { body: { type: 'geocode', address: 'Upton' }, headers: from('203.0.113.1') });
  expect(new Set(await statuses(60, maps))).toEqual(new Set([200]));
  expect((await wrong(server, from('203.0.113.1'))).status).toBe(422);
});

interface Described {
  type?: string | string[];
  properties?: Record<string, Described>;
  items?: Described;
  enum?: unknown[];
  maxItems?: number;
  maxLength?: number;
}

/** Returns the paths of arrays and strings in a described body that have no maximum. */
function unbounded({ type, properties = {}, items, enum: values, maxItems, maxLength }: Described, path: string): string[] {
  const types = [type ?? []].flat();
  const isUnbounded = (types.includes('array') && maxItems === undefined) || (types.includes('string') && maxLength === undefined && values === undefined);
  const inside = Object.entries(properties).flatMap(([name, each]) => unbounded(each, `${path}.${name}`));
  return [...(isUnbounded ? [path] : []), ...inside, ...(items ? unbounded(items, `${path}[]`) : [])];
}

test('the OpenAPI document sets a maximum for every array and string of a request body', async () => {
  const server = await testServer();
  const { paths } = (await (await server.call('GET', '/api/openapi.json')).json()) as { paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Described }> } }>> };
  const bodies = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ name: `${method} ${path}`, schema }))),
  );
  expect(bodies.length).toBeGreaterThan(40);
  expect(bodies.flatMap(({ name, schema }) => unbounded(schema, name))).toEqual([]);
});
