import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../server/app';
import { openDatabase } from '../../server/db/openDatabase';
import { followChanges } from '../../server/prerender/followChanges';
import { loadPublicData } from '../../server/prerender/publicData';
import type { PageRenderer } from '../../server/prerender/renderPages';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { PublicSettings } from '../../src/contract/settings';
import { bookingRequest } from './bookingRequests';
import { writerOf } from './pageSetup';
import { setupSettings } from './settingsSetup';

const navigation = { headers: { accept: 'text/html' } };

/** Renderer module of a site whose pages and shells show the name of the business. */
const NAMED = `
  export const pageAddresses = () => ['/fr', '/fr/404'];
  export const isSearchableAddress = () => true;
  export const isAddress = (address) => ['/fr', '/fr/404', '/fr/admin'].includes(address);
  export const shellAt = (address, language, answers) => ({ title: answers.settings.identity.name, state: { settings: answers.settings }, unlisted: false });
  export const renderPage = async (address, { answers }) => ({ head: '', body: answers.settings.identity.name, state: { settings: answers.settings }, reads: ['settings'] });
`;

/** Sets up a server with pages. @param around wraps the renderer */
async function namedSite(around: (renderer: PageRenderer) => PageRenderer = (renderer) => renderer) {
  const scene = await setupSettings();
  const { parts } = scene.server;
  const pages = await writerOf(NAMED, () => loadPublicData(parts.database, parts.clock()), around);
  await pages.refresh();
  const app = createApp({ ...parts, pages, onCatalogueChange: () => void pages.refresh() });
  const rename = (name: string) =>
    app.request('/api/settings/identity', { method: 'PUT', headers: { ...scene.owner, 'content-type': 'application/json' }, body: JSON.stringify({ ...DEFAULT_SETTINGS.identity, name }) });
  const textAt = async (address: string) => (await app.request(address, navigation)).text();
  return { pages, rename, textAt };
}

test('every page and shell is rendered again after a change of the settings, and embeds the new ones', async () => {
  const { pages, rename, textAt } = await namedSite();
  expect(await textAt('/fr')).toContain('Boucane');
  expect(await textAt('/fr/admin')).toContain('<title>Boucane</title>');
  expect((await rename('Fumoir du Rang')).status).toBe(200);
  await pages.refresh();
  for (const address of ['/fr', '/fr/missing', '/fr/admin']) {
    const text = await textAt(address);
    expect(text).toContain('"name":"Fumoir du Rang"');
    expect(text).not.toContain('"name":"Boucane"');
  }
});

test('no page with former facts is sent while the new pages are rendered or cannot be rendered', async () => {
  let broken = false;
  const { pages, rename, textAt } = await namedSite((renderer) => ({ render: (address, json) => (broken ? Promise.reject(new Error('broken')) : renderer.render(address, json)) }));
  broken = true;
  await rename('Fumoir du Rang');
  await pages.refresh();
  const text = await textAt('/fr');
  expect(text).toContain('<title>Fumoir du Rang</title>');
  expect(text).not.toContain('Boucane');
});

test('settings that another server has saved refresh the pages within two seconds', async () => {
  const scene = await setupSettings();
  const { database, log } = scene.server.parts;
  let refreshed = 0;
  const following = followChanges({ refresh: () => Promise.resolve(void (refreshed += 1)) }, { db: database.db, engine: 'postgres' }, log);
  onTestFinished(following.stop);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await scene.update('identity', { name: 'Fumoir du Rang' });
  await expect.poll(() => refreshed, { timeout: 2000 }).toBe(1);
});

test.runIf(Boolean(process.env['TEST_DATABASE_URL']))('settings that are saved on one server are in force on another within a second', async () => {
  const scene = await setupSettings();
  const { parts } = scene.server;
  const database = await openDatabase(parts.config, { log: parts.log, seed: {} });
  onTestFinished(() => database.close());
  const other = createApp({ ...parts, database });
  const read = async () => (await (await other.request('/api/settings')).json()) as PublicSettings;
  const versionOfQuote = async () => {
    const { id } = (await (await other.request('/api/booking', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(bookingRequest()) })).json()) as { id: string };
    return (await scene.read(id)).formulaVersion;
  };
  expect((await read()).rules.maxSeats).toBe(12);
  expect(await versionOfQuote()).toBe('booking-page-1');
  await scene.update('rules', { maxSeats: 5 });
  await scene.update('bookingRates', { setUp: 99 });
  await expect.poll(async () => (await read()).rules.maxSeats, { timeout: 1000, interval: 50 }).toBe(5);
  expect((await read()).bookingRates.setUp).toBe(99);
  await expect.poll(versionOfQuote, { timeout: 1000, interval: 200 }).toBe('booking-page-1.1');
});
