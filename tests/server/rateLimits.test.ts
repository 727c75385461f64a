import { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../server/app';
import { countPassword } from '../../server/auth/attempts';
import { createRateLimits } from '../../server/http/rateLimits';
import { bookingRequest } from './bookingRequests';
import { NOW, testServer, type TestServer } from './testServer';

const strict = (environment: Record<string, string> = {}) => testServer({ environment: { RATE_LIMIT_SCALE: '1', ...environment } });

/** Sends requests in sequence until one is rejected with 429. @returns the number of allowed requests, and the rejection */
async function allowed(most: number, send: (index: number) => Promise<Response>): Promise<{ count: number; refusal: Response | null }> {
  for (let count = 0; count < most; count += 1) {
    const response = await send(count);
    if (response.status === 429) return { count, refusal: response };
  }
  return { count: most, refusal: null };
}

const nameOf = (index: number) => (index % 2 === 0 ? 'marie' : 'Marie@example.org');

const book = (server: TestServer, headers: Record<string, string> = {}, body: unknown = bookingRequest()) => server.call('POST', '/api/booking', { body, headers });

test('a limit of ten bookings an hour returns 429 with Retry-After in the customer’s language', async () => {
  const server = await strict();
  const { count, refusal } = await allowed(12, () => book(server, {}, bookingRequest({ language: 'en' })));
  expect(count).toBe(10);
  expect(await refusal?.json()).toEqual({ message: 'Too many requests in a short time. Please try again a little later.' });
  const wait = Number(refusal?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
});

test('the booking limit ignores invalid and repeated requests', async () => {
  const server = await strict();
  expect((await allowed(20, () => book(server, {}, bookingRequest({ peopleCount: 0 })))).refusal).toBeNull();
  expect((await allowed(20, () => book(server, { 'idempotency-key': 'one' }))).refusal).toBeNull();
  expect((await allowed(12, () => book(server))).count).toBe(9);
});

test('map requests are limited to sixty an hour', async () => {
  const server = await strict();
  expect((await allowed(70, () => server.call('POST', '/api/google-maps-proxy', { body: { type: 'geocode', address: 'Upton' } }))).count).toBe(60);
});

test('requests are limited to three hundred in ten seconds', async () => {
  const server = await strict();
  const { count, refusal } = await allowed(310, () => server.call('GET', '/api/nothing'));
  expect(count).toBe(300);
  expect(Number(refusal?.headers.get('retry-after'))).toBeLessThanOrEqual(10);
}, 30_000);

test('logins are limited to six a minute from one client address', async () => {
  const server = await strict();
  expect((await allowed(10, (index) => server.call('POST', '/api/auth/login', { body: { username: `nobody ${index}`, password: 'x' } }))).count).toBe(6);
});

const signIn = (server: TestServer, password: string, { username = 'marie', from = '203.0.113.7', cookie }: { username?: string; from?: string; cookie?: string } = {}) =>
  server.call('POST', '/api/auth/login', { body: { username, password }, headers: { 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) } });

/** Sets up a server with Marie's account, behind a proxy that forwards the client's address. */
async function withMarie() {
  const server = await strict({ TRUST_PROXY: '1' });
  await server.signedIn('user', 'marie');
  return server;
}

test('wrong passwords lock out only their client address, and correct ones do not count', async () => {
  const server = await withMarie();
  for (let index = 100; index < 112; index += 1) expect((await signIn(server, 'the password of marie', { from: `203.0.113.${index}` })).status).toBe(200);
  expect((await allowed(10, (index) => signIn(server, 'wrong', { username: nameOf(index) }))).count).toBe(6);
  expect((await signIn(server, 'the password of marie')).status).toBe(429);
  expect((await signIn(server, 'the password of marie', { from: '203.0.113.8' })).status).toBe(200);
}, 30_000);

test('a known browser can log in despite failed logins from its client address, and has a separate count', async () => {
  const server = await withMarie();
  const first = await signIn(server, 'the password of marie');
  const set = first.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^browser=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
  const [cookie = ''] = set.split(';');
  await allowed(10, () => signIn(server, 'wrong'));
  expect((await signIn(server, 'the password of marie')).status).toBe(429);
  const known = await signIn(server, 'the password of marie', { cookie });
  expect(known.status).toBe(200);
  const [next = ''] = (known.headers.get('set-cookie') ?? '').split(';');
  // Each token is valid once, and only for the account it was issued to.
  expect((await signIn(server, 'the password of marie', { cookie })).status).toBe(429);
  expect((await allowed(20, () => signIn(server, 'wrong', { cookie: next }))).count).toBe(10);
}, 30_000);

test('a browser token of another account does not count as a known browser', async () => {
  const server = await withMarie();
  await server.signedIn('user', 'paul');
  const [cookie = ''] = ((await signIn(server, 'the password of paul', { username: 'paul' })).headers.get('set-cookie') ?? '').split(';');
  await allowed(10, () => signIn(server, 'wrong'));
  expect((await signIn(server, 'the password of marie', { cookie })).status).toBe(429);
}, 30_000);

test('wrong passwords for one account are limited to two hundred from all addresses', async () => {
  const limits = createRateLimits(null, 1);
  const attempt = (index: number) => countPassword(limits, { account: 'marie', address: `203.0.113.${index}`, browser: null });
  for (let index = 0; index < 200; index += 1) await attempt(index);
  await expect(attempt(200)).rejects.toMatchObject({ status: 429 });
});

test('a password reset by mailed link lets its owner log in immediately', async () => {
  const server = await withMarie();
  await allowed(10, () => signIn(server, 'wrong'));
  await allowed(5, () => server.call('POST', '/api/auth/forgot-password', { body: { email: 'marie@example.org' }, headers: { 'x-forwarded-for': '203.0.113.9' } }));
  expect((await server.call('POST', '/api/auth/forgot-password', { body: { email: 'marie@example.org' }, headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(200);
  await server.settled();
  // Only the newest of several links is valid.
  const tokens = (await server.parts.database.db.selectFrom('mail_outbox').select('text').where('kind', '=', 'password-reset').execute()).map((mail) => /token=([\w%-]+)/.exec(mail.text)?.[1] ?? '');
  const statuses: number[] = [];
  for (const resetToken of tokens) statuses.push((await server.call('POST', '/api/auth/reset-password', { body: { resetToken: decodeURIComponent(resetToken), email: 'marie@example.org', newPassword: 'une braise patiente' }, headers: { 'x-forwarded-for': '203.0.113.7' } })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect((await signIn(server, 'une braise patiente')).status).toBe(200);
}, 30_000);

test('registrations are limited to five an hour from one client address, with known or unknown emails', async () => {
  const server = await strict();
  const registered = (index: number) => ({ username: `name${index}`, email: index % 2 === 0 ? 'marie@example.org' : `marie${index}@example.org`, password: 'une braise patiente' });
  expect((await allowed(8, (index) => server.call('POST', '/api/auth/register', { body: registered(index) }))).count).toBe(5);
});

test('reset links are limited to three an hour per account and client address, and to six per client address', async () => {
  const server = await withMarie();
  const requestReset = (email: string, address: string) => server.call('POST', '/api/auth/forgot-password', { body: { email }, headers: { 'x-forwarded-for': address } });
  for (const [place, email] of [[1, 'marie@example.org'], [2, 'nobody@example.org']] as const) {
    expect((await allowed(5, (index) => requestReset(index % 2 === 0 ? email : email.toUpperCase(), `203.0.113.${place}`))).count).toBe(3);
    // The account's owner requests a link from another address.
    expect((await requestReset(email, `203.0.113.${10 * place}`)).status).toBe(200);
  }
  expect((await allowed(8, (index) => requestReset(`nobody${index}@example.org`, '203.0.113.9'))).count).toBe(6);
  await server.settled();
});

test('uses of reset links are limited to ten an hour from one client address', async () => {
  const server = await strict();
  const reset = (index: number) => server.call('POST', '/api/auth/reset-password', { body: { resetToken: `guess ${index}`, email: 'marie@example.org', newPassword: 'une braise patiente' } });
  expect((await allowed(12, reset)).count).toBe(10);
});

test('X-Forwarded-For is ignored without a trusted proxy', async () => {
  const server = await strict();
  expect((await allowed(200, (index) => book(server, { 'x-forwarded-for': `203.0.${index % 7}.${index}` }))).count).toBe(10);
});

test('two servers on one PostgreSQL share their rate limits', { skip: !process.env['TEST_DATABASE_URL'] }, async () => {
  const server = await strict();
  const other = createApp(server.parts);
  const login = (app: { request: typeof server.app.request }, index: number) =>
    app.request('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: `nobody ${index}`, password: 'x' }) });
  expect((await allowed(10, async (index) => login(index % 2 === 0 ? server.app : other, index))).count).toBe(6);
});

test('the correct password works again after the lockout of fifteen minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(NOW) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const limits = createRateLimits(null, 1);
  for (let times = 0; times < 10; times += 1) await limits.take('loginByPair', 'marie');
  await expect(limits.take('loginByPair', 'marie')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  vi.advanceTimersByTime(15 * 60_000 - 1000);
  await expect(limits.take('loginByPair', 'marie')).rejects.toMatchObject({ status: 429 });
  vi.advanceTimersByTime(1001);
  await expect(limits.take('loginByPair', 'marie')).resolves.toBeUndefined();
});

test('the client address is the one seen by the trusted proxy', async () => {
  const server = await strict({ TRUST_PROXY: '1' });
  expect((await allowed(12, (index) => book(server, { 'x-forwarded-for': `10.0.0.${index}, 203.0.113.7` }))).count).toBe(10);
  expect((await book(server, { 'x-forwarded-for': '10.0.0.1, 203.0.113.8' })).status).toBe(201);
});

test('the client address is the second from the right behind two proxies', async () => {
  const server = await strict({ TRUST_PROXY: '2' });
  expect((await allowed(12, (index) => book(server, { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7, 10.0.0.1` }))).count).toBe(10);
});

test('an IPv6 client is counted by its /64 network', async () => {
  const server = await strict({ TRUST_PROXY: '1' });
  expect((await allowed(12, (index) => book(server, { 'x-forwarded-for': `2001:db8:0:1::${index}` }))).count).toBe(10);
  expect((await book(server, { 'x-forwarded-for': '2001:db8:0:2::1' })).status).toBe(201);
});

test('requests that need a limit are rejected when the limiter is unavailable, and reads are served', async () => {
  const { parts } = await strict();
  const away = new Pool({ host: 'localhost', port: 1 });
  const app = createApp({ ...parts, database: { ...parts.database, pool: away } });
  const right = { username: 'marie', email: 'marie@example.org', password: 'une braise patiente', newPassword: 'une braise patiente', resetToken: 'x' };
  for (const path of ['login', 'register', 'forgot-password', 'reset-password']) {
    const response = await app.request(`/api/auth/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(right) });
    expect(response.status).toBe(503);
  }
  expect((await app.request('/api/meat')).status).toBe(200);
});
