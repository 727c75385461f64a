import { expect, test } from 'vitest';
import type { PageRenderer } from '../../server/prerender/renderPages';
import { EVENTS, PRERENDER, writerOf } from './pageSetup';
import { testServer } from './testServer';

const navigation = { headers: { accept: 'text/html' } };
const NEVER = Promise.withResolvers<never>().promise;

/** Sets up a site whose data a test changes. `rendered` returns the addresses rendered since its last call. */
async function eventSite(data: Record<string, unknown>, around: (renderer: PageRenderer) => PageRenderer = (renderer) => renderer) {
  const rendered: string[] = [];
  const noting = (renderer: PageRenderer): PageRenderer => ({
    render(address, json) {
      rendered.push(address);
      return around(renderer).render(address, json);
    },
  });
  const pages = await writerOf(EVENTS, () => Promise.resolve(structuredClone(data)), noting);
  const textAt = async (address: string) => Buffer.from((await pages.find(address))?.html ?? '').toString();
  return { pages, textAt, rendered: () => rendered.splice(0).toSorted() };
}

test('unreadable data leaves the pages unchanged, and a later refresh renders them', async () => {
  let broken = true;
  const pages = await writerOf(PRERENDER, () => (broken ? Promise.reject(new Error('no database')) : Promise.resolve({})));
  await pages.refresh();
  expect(await pages.find('/fr')).toBeNull();
  broken = false;
  await Promise.all([pages.refresh(), pages.refresh()]);
  expect((await pages.find('/fr'))?.status).toBe(200);
  broken = true;
  await pages.refresh();
  expect((await pages.find('/fr'))?.status).toBe(200);
});

test('a refresh renders no page while the public data is unchanged', async () => {
  const { pages, rendered } = await eventSite({ events: ['a'] });
  await pages.refresh();
  expect(rendered()).toEqual(['/fr', '/fr/404', '/fr/about', '/fr/events/a']);
  await pages.refresh();
  expect(rendered()).toEqual([]);
});

test('a data change re-renders only the pages that use the data', async () => {
  const data: Record<string, unknown> = { events: ['a', 'b'], words: 'braise', 'seats a': 3 };
  const { pages, rendered, textAt } = await eventSite(data);
  await pages.refresh();
  rendered();
  const untouched = await pages.find('/fr/events/b');
  data['seats a'] = 2;
  await pages.refresh();
  expect(rendered()).toEqual(['/fr/events/a']);
  expect(await textAt('/fr/events/a')).toContain('"seats a":2');
  expect(await pages.find('/fr/events/b')).toBe(untouched);
  // The page of b requested these seats while they were absent.
  data['seats b'] = 9;
  await pages.refresh();
  expect(rendered()).toEqual(['/fr/events/b']);
});

test('a new item gets a page, and the page of a deleted item returns 404', async () => {
  const data = { events: ['first'] };
  const { pages } = await eventSite(data);
  await pages.refresh();
  const { app, parts } = await testServer({ pages });
  expect((await app.request('/fr/events/second', navigation)).status).toBe(404);
  data.events = ['second'];
  parts.onCatalogueChange();
  await pages.refresh();
  expect((await app.request('/fr/events/second', navigation)).status).toBe(200);
  expect((await app.request('/fr/events/first', navigation)).status).toBe(404);
});

test('a page that fails to render is left to the client, and the other pages are rendered', async () => {
  const data = { events: ['a', 'bad', 'c'] };
  const { pages, textAt } = await eventSite(data, (renderer) => ({
    render: (address, json) => (address.endsWith('/bad') ? Promise.reject(new Error('Invalid URL')) : renderer.render(address, json)),
  }));
  await pages.refresh();
  expect(await textAt('/fr/events/bad')).toContain('<title>Écran /fr/events/bad</title>');
  expect(pages.addresses()).toEqual(['/fr', '/fr/about', '/fr/events/a', '/fr/events/c']);
  data.events = ['a', 'bad', 'c', 'new'];
  await pages.refresh();
  expect(await textAt('/fr/events/new')).toContain('"new"');
  expect(await textAt('/fr')).toContain('"new"');
});

test('a stale page that fails to re-render is not served', async () => {
  const data = { events: ['a'], words: 'braise' };
  let broken = false;
  const { pages, textAt } = await eventSite(data, (renderer) => ({ render: (address, json) => (broken ? Promise.reject(new Error('broken')) : renderer.render(address, json)) }));
  await pages.refresh();
  broken = true;
  data.words = 'fumée';
  await pages.refresh();
  expect(await textAt('/fr/events/a')).toContain('<title>Écran /fr/events/a</title>');
  broken = false;
  await pages.refresh();
  expect((await pages.find('/fr/events/a'))?.status).toBe(200);
});

test('hidden items are removed immediately from their page and the lists, even while rendering is stuck', async () => {
  const data = { events: ['public', 'secret'] };
  let stuck = false;
  const { pages } = await eventSite(data, (renderer) => ({ render: (address, json) => (stuck ? NEVER : renderer.render(address, json)) }));
  await pages.refresh();
  stuck = true;
  data.events = ['public'];
  void pages.refresh();
  await expect.poll(() => pages.addresses()).not.toContain('/fr/events/secret');
  expect((await pages.find('/fr/events/secret'))?.status).toBe(404);
  const list = await Promise.race([pages.find('/fr'), Promise.resolve('still waiting')]);
  expect(list).toBe('still waiting');
});

test('a page whose data changes during rendering is rendered again before being served', async () => {
  const data = { events: ['a'], words: 'old' };
  const gate = Promise.withResolvers<void>();
  const { pages, textAt } = await eventSite(data, (renderer) => ({
    async render(address, json) {
      const written = await renderer.render(address, json);
      await gate.promise;
      return written;
    },
  }));
  const first = pages.refresh();
  await expect.poll(() => pages.addresses()).toHaveLength(3);
  data.words = 'new';
  const second = pages.refresh();
  await Promise.resolve();
  const text = textAt('/fr/events/a');
  await expect.poll(() => pages.addresses()).toHaveLength(3);
  setTimeout(gate.resolve, 20);
  await Promise.all([first, second]);
  expect(await text).toContain('new');
});

test('a page requested by a visitor is rendered before the others', async () => {
  const { pages, rendered } = await eventSite({ events: ['a', 'b', 'c', 'd'] });
  void pages.refresh();
  expect((await pages.find('/fr/events/d'))?.status).toBe(200);
  expect(rendered()).not.toContain('/fr/events/c');
});
