import { expect, test } from 'vitest';
import { assemble } from '../../server/pages/assemble';
import { createPageWriter } from '../../server/pages/pageWriter';
import { sitemap } from '../../server/pages/searchEngines';
import { silentLog } from '../../server/log';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testServer } from './testServer';

const TEMPLATE = '<!doctype html><html lang="fr"><head><title>Boucane</title><!--app-head--></head><body><div id="root"><!--app-html--></div><!--app-state--></body></html>';

/** A renderer that says what it was given, as the built one would. */
const RENDERER = `
  export const pageAddresses = () => ['/fr', '/en', '/fr/404', '/en/404'];
  export const isAddress = (address) => ['/fr', '/en', '/fr/404', '/en/404', '/fr/admin'].includes(address);
  export const renderPage = async (address, { answers }) => ({
    head: '<title>Page ' + address + '</title><style>a{color:red}</style>',
    body: '<main style="color:blue">' + address + ' ' + JSON.stringify(answers).length + '</main>',
    state: { address, answers: { word: '</script><b>' } },
  });
`;

async function writerOf(renderer = RENDERER, answers: () => Promise<Record<string, unknown>> = () => Promise.resolve({})) {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'index.html'), TEMPLATE);
  await writeFile(join(folder, 'render.mjs'), renderer);
  return createPageWriter({ template: join(folder, 'index.html'), renderer: join(folder, 'render.mjs'), publicUrl: 'https://boucane.example', answers, log: silentLog() });
}

const navigation = { headers: { accept: 'text/html' } };

test('a page is answered whole, in its language, with the hashes of its own styles in its policy', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  const response = await app.request('/en', navigation);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<html lang="en-CA"');
  expect(html).toContain('<title>Page /en</title>');
  expect(html).not.toContain('<title>Boucane</title>');
  expect(html).toContain('<div id="root"><main');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(4);
  expect(policy).toContain("'unsafe-hashes'");
});

test('what a page hands over cannot end its own element', async () => {
  const { html } = await assemble(TEMPLATE, { head: '', body: '', state: { word: '</script><script>' } }, 'fr', 200);
  expect(html.toString()).toContain(String.raw`\u003c/script>\u003cscript>`);
});

test('an address that belongs to nothing answers 404 with the not-found page; one of the application does not', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  const missing = await app.request('/en/nothing/here', navigation);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('/en/404');
  expect((await app.request('/de/booking', navigation)).status).toBe(404);
  expect(pages.missing('/fr/admin')).toBeNull();
  expect((await app.request('/fr/404', navigation)).status).toBe(404);
});

test.each(['W/"$"', '"other", W/"$"', '"$"', '*'])('an unchanged page is a 304 with its policy when If-None-Match is %s', async (known) => {
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
  expect(html.toString()).toContain('<title>Page /fr</title>');
});

test('a missing file is not answered with a page', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  expect((await app.request('/fr/missing.js', navigation)).headers.get('content-type')).not.toContain('html');
});

test.each(['<html lang="fr">', '<title>Boucane</title>', '<!--app-head-->', '<!--app-html-->', '<!--app-state-->'])('a template without %s is an error that names it', async (placeholder) => {
  await expect(assemble(TEMPLATE.replace(placeholder, ''), { head: '', body: '', state: {} }, 'fr', 200)).rejects.toThrow(placeholder);
});

test('a page with dollar signs keeps them', async () => {
  const { html } = await assemble(TEMPLATE, { head: '', body: "<p>$& $1 $'</p>", state: {} }, 'fr', 200);
  expect(html.toString()).toContain("<p>$& $1 $'</p>");
});

test('pages that cannot be written leave the old ones, and a later refresh writes them', async () => {
  let broken = true;
  const pages = await writerOf(RENDERER, () => (broken ? Promise.reject(new Error('no database')) : Promise.resolve({})));
  await pages.refresh();
  expect(pages.page('/fr')).toBeNull();
  broken = false;
  await Promise.all([pages.refresh(), pages.refresh()]);
  expect(pages.page('/fr')?.status).toBe(200);
});

test('a visitor who comes while the pages are first written gets the page and its status, not the application', async () => {
  const data = Promise.withResolvers<Record<string, unknown>>();
  const pages = await writerOf(RENDERER, () => data.promise);
  const writing = pages.refresh();
  const { app } = await testServer({ pages });
  const answers = [app.request('/en', navigation), app.request('/en/nothing', navigation)] as const;
  // What is no page does not wait.
  expect((await app.request('/api/health')).status).toBe(200);
  data.resolve({});
  await writing;
  expect(await (await answers[0]).text()).toContain('<html lang="en-CA"');
  expect((await answers[1]).status).toBe(404);
});

test('who shows a shared link takes anything, and gets the page; who wants data gets none', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const { app } = await testServer({ pages });
  for (const headers of [{ accept: '*/*' }, new Headers()]) expect((await app.request('/fr', { headers })).status).toBe(200);
  expect((await app.request('/fr/nothing', { headers: { accept: '*/*' } })).status).toBe(404);
  expect((await app.request('/fr', { headers: { accept: 'application/json' } })).headers.get('content-type')).not.toContain('html');
});

test('of the pages only those are made anew on which something changed', async () => {
  let word = 'braise';
  const renderer = RENDERER.replace("{ word: '</script><b>' }", "address === '/fr' ? answers : {}").replace('JSON.stringify(answers).length', "''");
  const pages = await writerOf(renderer, () => Promise.resolve({ word }));
  await pages.refresh();
  const before = ['/fr', '/en'].map((address) => pages.page(address));
  word = 'fumée';
  await pages.refresh();
  expect(pages.page('/fr')?.html.toString()).toContain('fumée');
  expect(pages.page('/fr')).not.toBe(before[0]);
  expect(pages.page('/en')).toBe(before[1]);
});

test('a change of the catalogue writes the pages anew, and with them the addresses that there are', async () => {
  const things: Record<string, unknown> = { first: true };
  const renderer = RENDERER.replace("() => ['/fr', '/en', '/fr/404', '/en/404']", "(answers) => ['/fr/404', ...Object.keys(answers).map((id) => '/fr/events/' + id)]").replace(
    /isAddress = .*/,
    "isAddress = (address, answers) => Object.keys(answers).some((id) => address === '/fr/events/' + id);",
  );
  const pages = await writerOf(renderer, () => Promise.resolve({ ...things }));
  await pages.refresh();
  const { app, parts } = await testServer({ pages });
  expect((await app.request('/fr/events/second', navigation)).status).toBe(404);
  things['second'] = true;
  parts.onCatalogueChange();
  await pages.refresh();
  expect((await app.request('/fr/events/second', navigation)).status).toBe(200);
  delete things['first'];
  parts.onCatalogueChange();
  await pages.refresh();
  expect((await app.request('/fr/events/first', navigation)).status).toBe(404);
});

test('the sitemap names every page with its twins, and leaves the not-found page out', async () => {
  const pages = await writerOf();
  await pages.refresh();
  const xml = sitemap(pages.addresses(), 'https://boucane.example');
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://boucane.example/fr</loc>', '<loc>https://boucane.example/en</loc>']);
  expect(xml.match(/hreflang="x-default" href="https:\/\/boucane\.example\/fr"/g)).toHaveLength(2);
  const { app } = await testServer({ pages });
  expect(await (await app.request('/robots.txt')).text()).toContain('/sitemap.xml');
});
