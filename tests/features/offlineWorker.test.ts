import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECRET_PARTS } from '../../src/contract/secretAddresses';
import { fakeResponse, loadWorker, ORIGIN, request } from './fakeWorkerScope';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-05-10T14:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const navigate = { mode: 'navigate', headers: { accept: 'text/html' } };
const script = (text: string) => fakeResponse(text, { headers: { 'content-type': 'text/javascript' } });
const list = (text: string, date = new Date()) => fakeResponse(text, { headers: { 'content-type': 'application/json', date: date.toUTCString() } });

type Case = [path: string, options: Parameters<typeof request>[1], kind: string];

test.each<Case>([
  ['/assets/main-Bx.js', {}, 'assets'],
  ['/media/fumoir.webp', {}, 'media'],
  ['/pictures/0b1e5d9c-6f0e-4a53-9a54-0d8b6f3c2a11/960.webp', {}, 'media'],
  ['/icon.svg', {}, 'statics'],
  ['/icon-192.png', {}, 'statics'],
  ['/manifest.webmanifest', {}, 'statics'],
  ['/fr/booking?date=2027-06-19', navigate, 'pages'],
  ['/', navigate, 'pages'],
  ['/fr/404', navigate, 'pages'],
  ...['meat', 'side', 'tool', 'contentfocus', 'training', 'event', 'content'].map((name): Case => [`/api/${name}`, {}, 'lists']),
])('the worker caches %s', (path, options, kind) => {
  expect(loadWorker(offline).cacheFor(request(path, options))).toBe(kind);
});

test.each([
  ['/api/booking', {}],
  ['/api/booking/1', {}],
  ['/api/mail', {}],
  ['/api/user', {}],
  ['/api/event/open-house', {}],
  ['/api/event?limit=1', {}],
  ['/api/events', {}],
  ['/api/health', {}],
  ['/api', {}],
  ['/api/auth/login', navigate],
  ['/api/meat', { headers: { Authorization: 'Bearer secret' } }],
  ['/api/meat', { method: 'POST' }],
  ['/fr/booking', { ...navigate, method: 'POST' }],
  ['/fr/booking', { ...navigate, headers: { authorization: 'Bearer secret' } }],
  ['/fr/admin', {}],
  ['/media/braise.webm', { headers: { range: 'bytes=0-' } }],
  ['https://a.tile.openstreetmap.org/1/1/1.png', {}],
  ['https://elsewhere.example/api/meat', {}],
  ['/sw.js', {}],
  ['/robots.txt', {}],
])('the worker does not intercept or cache %s', async (path, options) => {
  const worker = loadWorker(() => fakeResponse('x'));
  expect(worker.cacheFor(request(path, options))).toBeNull();
  expect(await worker.ask(path, options)).toBeNull();
  expect(worker.calls).not.toHaveBeenCalled();
  expect(worker.caches.named.size).toBe(0);
});

test.each(SECRET_PARTS.flatMap((part) => [`/fr/${part}/1a2b3c`, `/en/${part}`, `/${part}?token=x`]))('the worker never caches the secret URL %s', async (path) => {
  const worker = loadWorker(() => fakeResponse('x'));
  expect(worker.cacheFor(request(path, navigate))).toBeNull();
  await worker.ask(path, navigate);
  expect(worker.caches.named.size).toBe(0);
});

test('a hashed file is fetched once', async () => {
  const worker = loadWorker(() => script('1'));
  expect(await worker.ask('/assets/main-Bx.js')).toBe('1');
  expect(await worker.ask('/assets/main-Bx.js')).toBe('1');
  expect(worker.calls).toHaveBeenCalledOnce();
});

test('an HTML fallback, an error and a cross-origin response are returned but not cached', async () => {
  const worker = loadWorker((url) => (url.endsWith('.js') ? fakeResponse('<html>') : url.endsWith('.css') ? fakeResponse('no', { status: 500, headers: { 'content-type': 'text/css' } }) : fakeResponse('x', { type: 'opaque', headers: { 'content-type': 'font/woff2' } })));
  expect(await worker.ask('/assets/gone.js')).toBe('<html>');
  expect(await worker.ask('/assets/gone.css')).toBe('no');
  expect(await worker.ask('/assets/gone.woff2')).toBe('x');
  expect(worker.held('assets')).toEqual([]);
});

test('a page is fetched network-first, and the cached copy is served offline for any query', async () => {
  let text: string | null = 'first';
  const worker = loadWorker(() => (text === null ? offline() : fakeResponse(text)));
  expect(await worker.ask('/fr/contact', navigate)).toBe('first');
  text = 'second';
  expect(await worker.ask('/fr/contact?t=1', navigate)).toBe('second');
  text = null;
  expect(await worker.ask('/fr/contact?t=2', navigate)).toBe('second');
  expect(worker.held('pages')).toEqual(['/fr/contact']);
});

test('the cached page is served after three seconds without a response, and updated when the response arrives', async () => {
  const worker = loadWorker(() => fakeResponse('first'));
  await worker.ask('/fr', navigate);
  const slow = Promise.withResolvers<Response>();
  worker.calls.mockImplementation(() => slow.promise);
  const { response, settled } = worker.dispatch('fetch', { request: request('/fr', navigate) });
  await vi.advanceTimersByTimeAsync(2999);
  const early = await Promise.race([response, Promise.resolve('waiting')]);
  expect(early).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await response)?.text()).toBe('first');
  slow.resolve(fakeResponse('second'));
  await settled();
  worker.calls.mockImplementation(offline);
  expect(await worker.ask('/fr', navigate)).toBe('second');
});

test('a page that is not cached waits for the network without a timeout', async () => {
  const slow = Promise.withResolvers<Response>();
  const worker = loadWorker(() => slow.promise);
  const { response } = worker.dispatch('fetch', { request: request('/fr', navigate) });
  await vi.advanceTimersByTimeAsync(20_000);
  slow.resolve(fakeResponse('at last'));
  expect(await (await response)?.text()).toBe('at last');
});

test.each([
  ['/fr/events', 'fr-CA', 'Hors ligne', 'Offline'],
  ['/en/events', 'en-CA', 'Offline', 'Hors ligne'],
])('a page that is not cached shows a bilingual offline page: %s', async (path, lang, first, second) => {
  const worker = loadWorker(offline);
  const { response } = worker.dispatch('fetch', { request: request(path, navigate) });
  const page = await response;
  expect(page?.status).toBe(503);
  expect(page?.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = (await page?.text()) ?? '';
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${first}</h1>`);
  expect(html).toContain(`<h2>${second}</h2>`);
  expect(html).not.toContain('<script');
});

test('a list is fetched network-first, and the cached copy is served on failure', async () => {
  const worker = loadWorker(() => list('[1]'));
  expect(await worker.ask('/api/meat')).toBe('[1]');
  worker.calls.mockImplementation(() => Promise.resolve(list('[2]')));
  expect(await worker.ask('/api/meat')).toBe('[2]');
  worker.calls.mockImplementation(() => Promise.resolve(fakeResponse('{}', { status: 503 })));
  expect(await worker.ask('/api/meat')).toBe('[2]');
  worker.calls.mockImplementation(offline);
  expect(await worker.ask('/api/meat')).toBe('[2]');
});

test('a server error serves the cached page, and is passed through without one', async () => {
  const worker = loadWorker(() => fakeResponse('first'));
  await worker.ask('/fr', navigate);
  worker.calls.mockImplementation(() => Promise.resolve(fakeResponse('down', { status: 503 })));
  expect(await worker.ask('/fr', navigate)).toBe('first');
  expect(await worker.ask('/en', navigate)).toBe('down');
});

test.each(['/fr/admin', '/en/admin/events/3/edit', '/fr/member', '/en/memberLogin', '/fr/register', '/fr/forgot-password', '/fr/setup?token=secret', '/reset-password?token=secret', '/fr/places/secret'])(
  'a private page is network-only, never cached, and replaced by an offline page when offline: %s',
  async (path) => {
    const worker = loadWorker(() => fakeResponse('mine'));
    expect(worker.cacheFor(request(path, navigate))).toBeNull();
    expect(await worker.ask(path, navigate)).toBe('mine');
    expect(worker.caches.named.size).toBe(0);
    worker.calls.mockImplementation(offline);
    expect(await worker.ask(path, navigate)).toContain('<h1>');
    expect(worker.caches.named.size).toBe(0);
  },
);

test('a navigation preload response is used instead of a second request', async () => {
  const worker = loadWorker(offline);
  const { response, settled } = worker.dispatch('fetch', { request: request('/fr', navigate), preloadResponse: Promise.resolve(fakeResponse('early')) });
  expect(await (await response)?.text()).toBe('early');
  await settled();
  expect(worker.calls).not.toHaveBeenCalled();
  expect(worker.held('pages')).toEqual(['/fr']);
});

test('a HEAD request for a cached image succeeds offline', async () => {
  const worker = loadWorker(() => fakeResponse('picture', { headers: { 'content-type': 'image/webp' } }));
  await worker.ask('/media/fumoir.webp');
  worker.calls.mockImplementation(offline);
  const { response } = worker.dispatch('fetch', { request: request('/media/fumoir.webp', { method: 'HEAD' }) });
  expect((await response)?.headers.get('content-type')).toBe('image/webp');
  await expect(worker.dispatch('fetch', { request: request('/media/table.webp', { method: 'HEAD' }) }).response).rejects.toThrow('Failed to fetch');
});

test('a list that is not cached fails as without the worker', async () => {
  await expect(loadWorker(offline).dispatch('fetch', { request: request('/api/meat') }).response).rejects.toThrow('Failed to fetch');
});

test('a static file is served from the cache on the second request', async () => {
  const worker = loadWorker(() => script('1'));
  expect(await worker.ask('/icon.svg')).toBe('1');
  worker.calls.mockImplementation(offline);
  expect(await worker.ask('/icon.svg')).toBe('1');
});

test('each cache is limited in size and evicts its oldest entry first', async () => {
  const worker = loadWorker(() => fakeResponse('x'));
  for (let page = 0; page < 45; page += 1) await worker.ask(`/fr/events/${page}`, navigate);
  expect(worker.held('pages')).toHaveLength(40);
  expect(worker.held('pages')[0]).toBe('/fr/events/5');
});

test('a new worker waits until it receives SKIP_WAITING', () => {
  const worker = loadWorker(offline);
  worker.dispatch('install', {});
  worker.dispatch('message', { data: { type: 'SOMETHING' } });
  worker.dispatch('message', { data: null });
  expect(worker.self.skipWaiting).not.toHaveBeenCalled();
  worker.dispatch('message', { data: { type: 'SKIP_WAITING' } });
  expect(worker.self.skipWaiting).toHaveBeenCalledOnce();
});

test('activation deletes the caches of older versions and keeps those of others', async () => {
  const worker = loadWorker(offline);
  for (const name of ['boucane-pages-1', 'boucane-pages-2', 'someone-else']) await worker.caches.open(name);
  await worker.dispatch('activate', {}).settled();
  expect([...worker.caches.named.keys()]).toEqual(['boucane-pages-2', 'someone-else']);
  expect(worker.self.clients.claim).toHaveBeenCalledOnce();
  expect(worker.self.registration.navigationPreload.enable).toHaveBeenCalledOnce();
});

test('a first visit caches its page, files, images and lists, and no private or cross-origin content', async () => {
  const worker = loadWorker((url) => (url.includes('/assets/') ? script('1') : url.includes('/api/') ? list('[1]') : url.includes('/media/') ? fakeResponse('x', { headers: { 'content-type': 'image/webp' } }) : fakeResponse('page')));
  const files = ['/assets/main.js', '/api/meat', '/api/booking', '/media/table.webp', '/media/braise.webm', '/fr/admin'].map((path) => ORIGIN + path);
  await worker.dispatch('message', { data: { type: 'KEEP', page: `${ORIGIN}/fr?x=1`, files: [...files, 'https://a.tile.openstreetmap.org/1.png'] } }).settled();
  expect(worker.held('pages')).toEqual(['/fr']);
  expect(worker.held('assets')).toEqual(['/assets/main.js']);
  expect(worker.held('lists')).toEqual(['/api/meat']);
  expect(worker.held('media')).toEqual(['/media/table.webp']);
  expect(worker.calls).toHaveBeenCalledTimes(4);
  await worker.dispatch('message', { data: { type: 'KEEP', page: `${ORIGIN}/fr/setup?token=secret`, files: [] } }).settled();
  expect(worker.calls).toHaveBeenCalledTimes(4);
});
