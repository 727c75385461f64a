import { expect, test } from 'vitest';
import { createApi } from '../../server/http/api';
import { assertAllRoutesDeclared } from '../../server/http/middleware';
import { createRateLimits } from '../../server/http/rateLimits';
import { ENDPOINTS } from '../../src/contract/endpoints';
import { Hono } from 'hono';
import { bookingRequest } from './bookingRequests';
import { testServer } from './testServer';

const PROTECTED = ['/api/booking', '/api/booking/some-id', '/api/mail'];

test.each(PROTECTED)('access to %s requires a logged-in administrator', async (path) => {
  const server = await testServer();
  const anonymous = await server.call('GET', path, { headers: { 'accept-language': 'en-CA,en;q=0.9,fr;q=0.5' } });
  expect(anonymous.status).toBe(401);
  expect(await anonymous.json()).toEqual({ message: 'Log in to continue.' });
  expect((await server.call('GET', path, { headers: { authorization: 'Bearer garbage' } })).status).toBe(401);
  const member = await server.call('GET', path, { headers: await server.signedIn('user') });
  expect(member.status).toBe(403);
  expect(await member.json()).toEqual({ message: 'Vous n’avez pas la permission de faire cela.' });
});

test('a route without declared access cannot be mounted', async () => {
  const { parts } = await testServer();
  const app = new Hono();
  const api = createApi(app, parts, createRateLimits(null, 1));
  const { access: _, ...undeclared } = ENDPOINTS.health;
  expect(() => api.mount(undeclared as typeof ENDPOINTS.health, () => Promise.resolve({ status: 'ok' }))).toThrow('GET /health declares no access rule');
  app.get('/api/backdoor', (context) => context.json({}));
  expect(() => assertAllRoutesDeclared(app, api)).toThrow('GET /api/backdoor is mounted without an access rule');
});

test('a body with another media type than JSON returns 415', async () => {
  const server = await testServer();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp']) {
    const response = await server.call('POST', '/api/booking', { body: '{}', headers: { 'content-type': type } });
    expect(response.status).toBe(415);
    expect(await response.json()).toHaveProperty('message');
  }
  expect((await server.app.request('/api/booking', { method: 'POST' })).status).toBe(415);
});

test.each(['', '{', '{"a":}', '\u0000', 'undefined', '{"date":"\\u0000"}'])('a body that is invalid JSON returns 400: %j', async (body) => {
  const server = await testServer();
  const response = await server.call('POST', '/api/booking', { body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: 'Le JSON de cet envoi ne se lit pas.' });
});

test('a body that is not UTF-8 returns 400', async () => {
  const server = await testServer();
  const response = await server.app.request('/api/booking', { method: 'POST', headers: { 'content-type': 'application/json' }, body: new Uint8Array([0x22, 0xff, 0x22]) });
  expect(response.status).toBe(400);
});

test('a body above 64 kB returns 413, with or without Content-Length', async () => {
  const server = await testServer();
  const large = JSON.stringify({ ...bookingRequest(), padding: 'x'.repeat(65_536) });
  expect((await server.call('POST', '/api/booking', { body: large })).status).toBe(413);
  expect((await server.call('POST', '/api/booking', { body: '{}', headers: { 'content-length': '99999999' } })).status).toBe(413);
});

test('a body of just under 64 kB is accepted', async () => {
  const server = await testServer();
  const body = JSON.stringify({ ...bookingRequest(), padding: 'x'.repeat(64_000) });
  expect((await server.call('POST', '/api/booking', { body })).status).toBe(201);
});

test.each([
  ['an empty object', {}],
  ['a list', []],
  ['a text', '"text"'],
  ['nothing', 'null'],
  ['a number', '1'],
  ['values of wrong types', { ...bookingRequest(), contactInfo: [], selections: 'all', peopleCount: {} }],
  ['values that claim to be their own text', { ...bookingRequest(), date: { toString: 1 }, contactInfo: { name: { toString: null, valueOf: 1 } } }],
  ['hostile keys', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
])('a body that is %s returns 422 with a message', async (_, body) => {
  const server = await testServer();
  const response = await server.call('POST', '/api/booking', { body });
  expect(response.status).toBe(422);
  expect(await response.json()).toHaveProperty('message');
});

test('validation reports each invalid field once, in the language of the body', async () => {
  const server = await testServer();
  const body = bookingRequest({ date: '2026-11-20', peopleCount: 0, language: 'en' });
  body.contactInfo = { name: ' ', email: 'marie', location: '', notes: '' };
  const response = await server.call('POST', '/api/booking', { body, headers: { 'accept-language': 'fr' } });
  expect(await response.json()).toEqual({
    message: 'Some fields are not valid.',
    errors: {
      date: 'This date is in the past',
      peopleCount: 'At least one adult is needed',
      'contactInfo.name': 'Full name is required',
      'contactInfo.email': 'Please enter a valid email address',
      'contactInfo.location': 'Location is required for events',
    },
  });
});

test('unknown keys of a body are dropped, not stored', async () => {
  const server = await testServer();
  const body = { ...bookingRequest(), role: 'admin', id: 'mine', status: 'confirmed', contactInfo: { ...bookingRequest().contactInfo, isAdmin: true } };
  expect((await server.call('POST', '/api/booking', { body })).status).toBe(201);
  const { request, status, id } = await server.parts.database.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
  expect(request).not.toMatch(/role|isAdmin|mine|confirmed/);
  expect(status).toBe('requested');
  expect(id).not.toBe('mine');
});

test.each(['/api', '/api/', '/api/nothing', '/api/booking/a/b', '/api/meat/..%2f..%2fpackage.json', '/api/meat/'])('an unknown API URL returns 404 in JSON: %s', async (path) => {
  const server = await testServer();
  const response = await server.call('GET', path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toHaveProperty('message');
});

test.each([
  ['DELETE', '/api/booking', 'POST, GET, HEAD'],
  ['PATCH', '/api/meat/brisket', 'GET, PUT, DELETE, HEAD'],
  ['DELETE', '/api/meat', 'GET, POST, HEAD'],
  ['GET', '/api/auth/login', 'POST'],
  ['OPTIONS', '/api/booking', 'POST, GET, HEAD'],
])('an unsupported method %s %s returns 405 in JSON with the Allow header', async (method, path, allow) => {
  const server = await testServer();
  const response = await server.call(method, path);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
  expect(await response.json()).toEqual({ message: 'Cette méthode n’est pas permise à cette adresse.' });
});

test('an internal error discloses no details in the response', async () => {
  const server = await testServer({ bookingMails: () => Promise.reject(new Error('secret detail of marie@example.org')) });
  const text = await (await server.call('POST', '/api/booking', { body: bookingRequest({ language: 'en' }) })).text();
  expect(JSON.parse(text)).toEqual({ message: 'Something went wrong on my side. Please try again later.' });
});

test('an overloaded process returns 503 for excess requests only', async () => {
  const server = await testServer({ pressure: { isHigh: () => true, stop: () => {} } });
  const responses = await Promise.all(Array.from({ length: 100 }, () => server.call('GET', '/api/meat')));
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(36);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect((await server.call('GET', '/api/meat')).status).toBe(200);
});

test.each([
  ['health', 'ok'],
  ['ready', 'ready'],
])('%s returns %s while the database is available, and 503 otherwise', async (call, status) => {
  const server = await testServer();
  expect(await (await server.call('GET', `/api/${call}`)).json()).toEqual({ status });
  await server.parts.database.close();
  expect((await server.call('GET', `/api/${call}`)).status).toBe(503);
});

test('the maps endpoint returns the result of the maps service and rejects an unknown type', async () => {
  const server = await testServer();
  const ask = (body: object) => server.call('POST', '/api/google-maps-proxy', { body });
  expect(await (await ask({ type: 'geocode', address: 'Upton' })).json()).toEqual({ status: 'OK', type: 'geocode' });
  expect((await ask({ type: 'geocode' })).status).toBe(422);
  expect((await ask({ type: 'http://169.254.169.254/' })).status).toBe(422);
});
