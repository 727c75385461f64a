import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { silentLog } from '../../server/log';
import { createPrerenderer, type Prerenderer } from '../../server/prerender/prerenderer';
import { openRenderer, type PageRenderer } from '../../server/prerender/renderPages';

export const TEMPLATE = '<!doctype html><html lang="fr"><head><title></title><!--app-head--></head><body><div id="root"><!--app-html--></div><!--app-state--></body></html>';

/** Renderer module whose pages output their input, in place of the built site's. */
export const PRERENDER = `
  export const pageAddresses = () => ['/fr', '/en', '/fr/404', '/en/404'];
  export const isSearchableAddress = () => true;
  export const shellAt = (address) => ({ title: 'Écran ' + address, state: {}, unlisted: address.includes('admin') });
  export const isAddress = (address) => ['/fr', '/en', '/fr/404', '/en/404', '/fr/admin'].includes(address);
  export const renderPage = async (address, { answers }) => ({
    head: '<title>Page ' + address + '</title><style>a{color:red}</style>',
    body: '<main style="color:blue">' + address + ' ' + JSON.stringify(answers).length + '</main>',
    state: { address, answers: { word: '</script><b>' } },
    reads: ['word'],
  });
`;

/** Renderer module of a site with a public list of events, a page for each, and a page that reads no events. */
export const EVENTS = `
  const events = (answers) => answers.events ?? [];
  export const pageAddresses = (answers) => ['/fr', '/fr/about', '/fr/404', ...events(answers).map((id) => '/fr/events/' + id)];
  export const isSearchableAddress = (address) => !address.includes('sample');
  export const shellAt = (address) => ({ title: 'Écran ' + address, state: {}, unlisted: false });
  export const isAddress = (address, answers) => pageAddresses(answers).includes(address);
  export const renderPage = async (address, { answers }) => ({
    head: '',
    body: JSON.stringify(answers),
    state: {},
    reads: address === '/fr/about' || address === '/fr/404' ? ['words'] : ['words', 'events', 'seats ' + address.split('/').at(-1)],
  });
`;

async function siteFolder(prerender: string): Promise<{ template: string; prerender: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const site = { template: join(folder, 'index.html'), prerender: join(folder, 'prerender.mjs') };
  await writeFile(site.template, TEMPLATE);
  await writeFile(site.prerender, prerender);
  return site;
}

export type DataLoader = () => Promise<Record<string, unknown>>;

/** Creates a prerenderer that renders in this thread. @param around wraps the renderer */
export async function writerOf(prerender = PRERENDER, loadData: DataLoader = () => Promise.resolve({}), around: (renderer: PageRenderer) => PageRenderer = (renderer) => renderer): Promise<Prerenderer> {
  const site = await siteFolder(prerender);
  const renderer = await openRenderer({ ...site, publicUrl: 'https://boucane.example' });
  return createPrerenderer({ ...site, renderer: around(renderer), answers: loadData, log: silentLog(), pauseMs: 0 });
}
