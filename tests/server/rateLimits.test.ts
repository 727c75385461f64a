import { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../server/app';
import { createRateLimits } from '../../server/http/rateLimits';
import { bookingRequest } from './bookingRequests';
import { NOW, testServer, type TestServer } from './testServer';

const strict = (environment: Record<string, string> = {}) => testServer({ environment: { RATE_LIMIT_SCALE: '1', ...environment } });

/** Sends requests one after the other until one is refused. @returns how many were not */
async function allowed(most: number, send: (index: number) => Promise<Response>): Promise<{ count: number; refusal: Response | null }> {
  for (let count = 0; count < most; count += 1) {
    const response = await send(count);
    if (response.status === 429) return { count, refusal: response };
  }
  return { count: most, refusal: null };
}

const nameOf = (index: number) => (index % 2 === 0 ? 'marie' : 'Marie@example.org');

const book = (server: TestServer, headers: Record<string, string> = {}, body: unknown = bookingRequest()) => server.call('POST', '/api/booking', { body, headers });

test('a limit lets ten bookings an hour through, then says in the language of the person when to come back', async () => {
  const server = await strict();
  const { count, refusal } = await allowed(12, () => book(server, {}, bookingRequest({ language: 'en' })));
  expect(count).toBe(10);
  expect(await refusal?.json()).toEqual({ message: 'Too many requests in a short time. Please try again a little later.' });
  const wait = Number(refusal?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
});

test('a limit on bookings counts neither mistakes nor repeats', async () => {
  const server = await strict();
  expect((await allowed(20, () => book(server, {}, bookingRequest({ peopleCount: 0 })))).refusal).toBeNull();
  expect((await allowed(20, () => book(server, { 'idempotency-key': 'one' }))).refusal).toBeNull();
  expect((await allowed(12, () => book(server))).count).toBe(9);
});

test('a limit lets sixty map calls an hour through', async () => {
  const server = await strict();
  expect((await allowed(70, () => server.call('POST', '/api/google-maps-proxy', { body: { type: 'geocode', address: 'Upton' } }))).count).toBe(60);
});

test('a limit lets three hundred calls in ten seconds through', async () => {
  const server = await strict();
  const { count, refusal } = await allowed(310, () => server.call('GET', '/api/nothing'));
  expect(count).toBe(300);
  expect(Number(refusal?.headers.get('retry-after'))).toBeLessThanOrEqual(10);
}, 30_000);

test('a limit lets six sign-ins a minute through from one address', async () => {
  const server = await strict();
  expect((await allowed(10, (index) => server.call('POST', '/api/auth/login', { body: { username: `nobody ${index}`, password: 'x' } }))).count).toBe(6);
});

test('a limit lets ten wrong passwords through for one account, from any address and under either name, and the right ones do not count', async () => {
  const server = await strict({ TRUST_PROXY: '1' });
  await server.signedIn('user', 'marie');
  const login = (password: string, index: number) =>
    server.call('POST', '/api/auth/login', { body: { username: nameOf(index), password }, headers: { 'x-forwarded-for': `203.0.113.${index}` } });
  for (let index = 100; index < 112; index += 1) expect((await login('the password of marie', index)).status).toBe(200);
  expect((await allowed(20, (index) => login('wrong', index))).count).toBe(10);
  expect((await login('the password of marie', 99)).status).toBe(429);
}, 30_000);

test('a limit lets five registrations an hour through from one address, whether the addresses are known or not', async () => {
  const server = await strict();
  const registered = (index: number) => ({ username: `name${index}`, email: index % 2 === 0 ? 'marie@example.org' : `marie${index}@example.org`, password: 'une braise patiente' });
  expect((await allowed(8, (index) => server.call('POST', '/api/auth/register', { body: registered(index) }))).count).toBe(5);
});

test('a limit lets three links an hour through for one account, known or not, and six from one address', async () => {
  const server = await strict({ TRUST_PROXY: '1' });
  const forget = (email: string, address: string) => server.call('POST', '/api/auth/forgot-password', { body: { email }, headers: { 'x-forwarded-for': address } });
  await server.signedIn('user', 'marie');
  for (const [place, email] of [[1, 'marie@example.org'], [2, 'nobody@example.org']] as const) {
    expect((await allowed(5, (index) => forget(index % 2 === 0 ? email : email.toUpperCase(), `203.0.113.${10 * place + index}`))).count).toBe(3);
  }
  expect((await allowed(8, (index) => forget(`nobody${index}@example.org`, '203.0.113.9'))).count).toBe(6);
  await server.settled();
});

test('a limit lets ten tries of a mailed link an hour through from one address', async () => {
  const server = await strict();
  const reset = (index: number) => server.call('POST', '/api/auth/reset-password', { body: { resetToken: `guess ${index}`, email: 'marie@example.org', newPassword: 'une braise patiente' } });
  expect((await allowed(12, reset)).count).toBe(10);
});

test('the address that is counted is not the one that a header claims', async () => {
  const server = await strict();
  expect((await allowed(200, (index) => book(server, { 'x-forwarded-for': `203.0.${index % 7}.${index}` }))).count).toBe(10);
});

test('two servers on one PostgreSQL count together', { skip: !process.env['TEST_DATABASE_URL'] }, async () => {
  const server = await strict();
  const other = createApp(server.parts);
  const login = (app: { request: typeof server.app.request }, index: number) =>
    app.request('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: `nobody ${index}`, password: 'x' }) });
  expect((await allowed(10, async (index) => login(index % 2 === 0 ? server.app : other, index))).count).toBe(6);
});

test('the right password works again once the quarter of an hour is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(NOW) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const limits = createRateLimits(null, 1);
  for (let times = 0; times < 10; times += 1) await limits.take('loginByAccount', 'marie');
  await expect(limits.take('loginByAccount', 'marie')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  vi.advanceTimersByTime(15 * 60_000 - 1000);
  await expect(limits.take('loginByAccount', 'marie')).rejects.toMatchObject({ status: 429 });
  vi.advanceTimersByTime(1001);
  await expect(limits.take('loginByAccount', 'marie')).resolves.toBeUndefined();
});

test('the address that is counted is the one that the trusted proxy saw, whatever stands before it', async () => {
  const server = await strict({ TRUST_PROXY: '1' });
  expect((await allowed(12, (index) => book(server, { 'x-forwarded-for': `10.0.0.${index}, 203.0.113.7` }))).count).toBe(10);
  expect((await book(server, { 'x-forwarded-for': '10.0.0.1, 203.0.113.8' })).status).toBe(201);
});

test('the address that is counted is the second from the right behind two proxies', async () => {
  const server = await strict({ TRUST_PROXY: '2' });
  expect((await allowed(12, (index) => book(server, { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7, 10.0.0.1` }))).count).toBe(10);
});

test('the address that is counted is a whole IPv6 network of 64 bits', async () => {
  const server = await strict({ TRUST_PROXY: '1' });
  expect((await allowed(12, (index) => book(server, { 'x-forwarded-for': `2001:db8:0:1::${index}` }))).count).toBe(10);
  expect((await book(server, { 'x-forwarded-for': '2001:db8:0:2::1' })).status).toBe(201);
});

test('who cannot be counted is not let in, and who only reads is', async () => {
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
