import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderDocument } from '../../server/prerender/renderDocument';
import { sitemap } from '../../server/prerender/searchEngines';
import { PRERENDER, TEMPLATE, writerOf } from './pageSetup';
import { testServer } from './testServer';

const navigation = { headers: { accept: 'text/html' } };

test('a page is served complete, in its language, with the hashes of its styles in the CSP', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  const response = await app.request('/en', navigation);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<html lang="en-CA"');
  expect(html).toContain('<title>Page /en</title>');
  expect(html).not.toContain('<title></title>');
  expect(html).toContain('<div id="root"><main');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(4);
  expect(policy).toContain("'unsafe-hashes'");
});

test('the state embedded in a page cannot close its script element', () => {
  const { html } = renderDocument(TEMPLATE, { head: '', body: '', state: { word: '</script><script>' } }, 'fr', 200);
  expect(Buffer.from(html).toString()).toContain(String.raw`\u003c/script>\u003cscript>`);
});

test('an unknown URL returns 404 with the not-found page, and a client-side route does not', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  const missing = await app.request('/en/nothing/here', navigation);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('/en/404');
  expect((await app.request('/de/booking', navigation)).status).toBe(404);
  const adminPage = await app.request('/fr/admin', navigation);
  expect([adminPage.status, adminPage.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(await adminPage.text()).toMatch(/^<!doctype html><html lang="fr-CA"><head><title>Écran \/fr\/admin<\/title><\/head><body><div id="root"><\/div><script type="application\/json" id="state">{}<\/script><\/body>/);
  expect((await app.request('/fr/404', navigation)).status).toBe(404);
});

test.each(['W/"$"', '"other", W/"$"', '"$"', '*'])('an unchanged page returns 304 with its CSP when If-None-Match is %s', async (known) => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  const { headers } = await app.request('/fr', navigation);
  const again = await app.request('/fr', { headers: { accept: 'text/html', 'if-none-match': known.replace('$', headers.get('etag')?.match(/"(.*)"/)?.[1] ?? '') } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary']) expect(again.headers.get(name)).toBe(headers.get(name));
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['deflate', null],
  ['', null],
])('a page for a client that accepts "%s" has the encoding %s', async (accepted, encoding) => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  const response = await app.request('/fr', { headers: { accept: 'text/html', 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const html = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  expect(Buffer.from(html).toString()).toContain('<title>Page /fr</title>');
});

test('a missing file is not served as a page', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  expect((await app.request('/fr/missing.js', navigation)).headers.get('content-type')).not.toContain('html');
});

test.each(['<html lang="fr">', '<title></title>', '<!--app-head-->', '<!--app-html-->', '<!--app-state-->'])('a template without %s throws an error that names the placeholder', (placeholder) => {
  expect(() => renderDocument(TEMPLATE.replace(placeholder, ''), { head: '', body: '', state: {} }, 'fr', 200)).toThrow(placeholder);
});

test('dollar signs in a page are preserved', () => {
  const { html } = renderDocument(TEMPLATE, { head: '', body: "<p>$& $1 $'</p>", state: {} }, 'fr', 200);
  expect(Buffer.from(html).toString()).toContain("<p>$& $1 $'</p>");
});

test('a request during the first rendering waits for the page and its status', async () => {
  const data = Promise.withResolvers<Record<string, unknown>>();
  const pages = await writerOf(PRERENDER, () => data.promise);
  const writing = pages.refresh();
  const { app } = await testServer({ pages });
  const responses = [app.request('/en', navigation), app.request('/en/nothing', navigation)] as const;
  // A request that is not for a page does not wait.
  expect((await app.request('/api/health')).status).toBe(200);
  data.resolve({});
  await writing;
  expect(await (await responses[0]).text()).toContain('<html lang="en-CA"');
  expect((await responses[1]).status).toBe(404);
});

test('a client that accepts any type gets the page, and one that accepts only data does not', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  for (const headers of [{ accept: '*/*' }, new Headers()]) expect((await app.request('/fr', { headers })).status).toBe(200);
  expect((await app.request('/fr/nothing', { headers: { accept: '*/*' } })).status).toBe(404);
  expect((await app.request('/fr', { headers: { accept: 'application/json' } })).headers.get('content-type')).not.toContain('html');
});

test('the sitemap lists every page with its language alternates, without the not-found page', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const xml = sitemap(pages.addresses(), 'https://boucane.example');
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://boucane.example/fr</loc>', '<loc>https://boucane.example/en</loc>']);
  expect(xml.match(/hreflang="x-default" href="https:\/\/boucane\.example\/fr"/g)).toHaveLength(2);
  const { app } = await testServer({ pages });
  expect(await (await app.request('/robots.txt')).text()).toContain('/sitemap.xml');
});
