import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from '../../server/http/site';
import { testServer } from './testServer';

const PAGE = '<!doctype html><html lang="fr"><head><style>body{margin:0}</style></head><body><div id="root" style="color:red"></div></body></html>';
const SCRIPT = 'console.log("smoke");'.repeat(50);
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const HTML = { accept: 'text/html,application/xhtml+xml' };

/** Sets up a server with a small built site. */
async function siteServer(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  const write = async (name: string, content: string | Buffer, compressed = false) => {
    await writeFile(join(site, name), content);
    if (!compressed) return;
    await writeFile(join(site, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(site, `${name}.gz`), gzipSync(content));
  };
  await write('index.html', PAGE, true);
  await write('assets/main-abc123.js', SCRIPT, true);
  await write('assets/main-abc123.js.map', '{}');
  await mkdir(join(site, '.git'));
  await write('.git/config', 'hidden');
  await write('film.mp4', FILM);
  await write('empty.txt', '');
  await write('.secret', 'hidden');
  await writeFile(join(folder, 'outside.txt'), 'outside');
  const server = await testServer({ site: await openSite(site), environment });
  return (path: string, headers: Record<string, string> = {}, method = 'GET') => server.call(method, path, { headers });
}

test.each(['/', '/fr', '/fr/booking', '/en/admin/meats/some-id', '/fr/caf%C3%A9', '//evil.example/page', '/assets', '/assets/page'])('a navigation to %s returns the app', async (path) => {
  const get = await siteServer();
  const response = await get(path, HTML);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(PAGE);
});

const UNSERVED = ['/assets/gone.js', '/favicon.ico', '/fr/photo.jpg', '/assets/main-abc123.js.map', '/assets/main-abc123.js.br', '/assets/main-abc123.js.gz', '/.secret', '/%2esecret', '/.git'];

test.each(UNSERVED)('a missing or hidden file returns 404 in plain text: %s', async (path) => {
  const get = await siteServer();
  const response = await get(path, { ...HTML, 'accept-language': 'en' });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('There is nothing at this address.');
});

test('a file in a hidden folder is not served', async () => {
  const get = await siteServer();
  expect((await get('/.git/config', { accept: 'text/plain' })).status).toBe(404);
  expect(await (await get('/.git/config', HTML)).text()).toBe(PAGE);
});

test('a request for JSON does not return the app', async () => {
  const get = await siteServer();
  expect((await get('/fr/booking', { accept: 'application/json' })).status).toBe(404);
});

test('a HEAD request for a page returns no body', async () => {
  const get = await siteServer();
  const head = await get('/fr', HTML, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(PAGE.length));
  expect(await head.text()).toBe('');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on the site returns 405 with the Allow header', async (method) => {
  const get = await siteServer();
  const response = await get('/fr', {}, method);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a site that is not built returns 503 while the API works', async () => {
  const server = await testServer();
  expect((await server.call('GET', '/fr', { headers: HTML })).status).toBe(503);
  expect((await server.call('GET', '/api/health')).status).toBe(200);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a file is sent precompressed to a client that accepts %s', async (accepted, encoding, decompress) => {
  const get = await siteServer();
  const response = await get('/assets/main-abc123.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(decompress(body).toString()).toBe(SCRIPT);
});

test('a file is sent uncompressed to a client that accepts no encoding', async () => {
  const get = await siteServer();
  const response = await get('/assets/main-abc123.js');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(await response.text()).toBe(SCRIPT);
});

test('a file with a hash in its name is cached for a year', async () => {
  const get = await siteServer();
  expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a file without a hash in its name is revalidated by its ETag', async () => {
  const get = await siteServer();
  const first = await get('/film.mp4');
  const etag = String(first.headers.get('etag'));
  expect(first.headers.get('cache-control')).toBe('no-cache');
  for (const known of [etag, `"other", ${etag}`, etag.replace(/^W\//, ''), '*']) {
    const again = await get('/film.mp4', { 'if-none-match': known });
    expect(again.status, known).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(await again.text()).toBe('');
  }
  expect((await get('/film.mp4', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('each encoding of a file has a different ETag', async () => {
  const get = await siteServer();
  const etags = await Promise.all(['br', 'gzip', 'identity'].map(async (accepted) => (await get('/', { ...HTML, 'accept-encoding': accepted })).headers.get('etag')));
  expect(new Set(etags).size).toBe(3);
});

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/1000', FILM.subarray(0, 10)],
  ['bytes=990-', 206, 'bytes 990-999/1000', FILM.subarray(990)],
  ['bytes=-5', 206, 'bytes 995-999/1000', FILM.subarray(995)],
  ['bytes=0-99999', 206, 'bytes 0-999/1000', FILM],
  ['bytes=2000-', 416, 'bytes */1000', Buffer.alloc(0)],
])('a video is served partially for the range %s', async (range, status, sent, content) => {
  const get = await siteServer();
  const response = await get('/film.mp4', { range });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(sent);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(content));
});

test('each range of a video has the ETag of the whole file', async () => {
  const get = await siteServer();
  const fullEtag = (await get('/film.mp4')).headers.get('etag');
  for (const range of ['bytes=0-1', 'bytes=500-']) expect((await get('/film.mp4', { range })).headers.get('etag')).toBe(fullEtag);
});

test('an empty file is served', async () => {
  const get = await siteServer();
  expect(await (await get('/empty.txt')).text()).toBe('');
});

test.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/..%2f..%2foutside.txt', '/%00', '/%', '/assets/%5c..%5coutside.txt', '//outside.txt'])('a file outside the site cannot be read with %s', async (path) => {
  const get = await siteServer();
  const response = await get(path, { accept: 'image/*' });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('outside');
});

test.each([
  ['a page', '/fr', 200],
  ['a file', '/assets/main-abc123.js', 200],
  ['a missing file', '/gone.png', 404],
  ['the API', '/api/health', 200],
  ['a missing address of the API', '/api/nothing', 404],
  ['a refused call', '/api/booking', 401],
  ['a wrong method', '/api/auth/login', 405],
])('the security headers are set on %s', async (_, path, status) => {
  const get = await siteServer();
  const response = await get(path, HTML);
  expect(response.status).toBe(status);
  const { headers } = response;
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';.*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify ProseMirrorClipboard html default$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toBe('geolocation=(self), camera=(), microphone=(), payment=(), usb=()');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('the CSP contains the hashes of the inline style blocks and attributes of the built site', async () => {
  const get = await siteServer();
  const policy = (await get('/fr', HTML)).headers.get('content-security-policy');
  expect(policy).toContain("style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-");
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
});

test('Strict-Transport-Security is set when the public URL uses https', async () => {
  const get = await siteServer({ PUBLIC_URL: 'https://boucane.example', RATE_LIMIT_SCALE: '1' });
  expect((await get('/fr', HTML)).headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

test.each(['/fr/setup?token=secret', '/en/reset-password?token=secret', '/reset-password'])('Referrer-Policy is no-referrer for %s', async (path) => {
  const get = await siteServer();
  expect((await get(path, HTML)).headers.get('referrer-policy')).toBe('no-referrer');
});

test.each(['/api/health', '/api/nothing', '/api/booking', '/api/auth/login'])('API responses are not cached: %s', async (path) => {
  const get = await siteServer();
  expect((await get(path)).headers.get('cache-control')).toBe('no-store');
});
