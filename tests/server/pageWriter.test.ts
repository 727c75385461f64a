import { expect, test } from 'vitest';
import type { PageRenderer } from '../../server/pages/renderPages';
import { EVENTS, PRERENDER, writerOf } from './pageScene';
import { testServer } from './testServer';

const navigation = { headers: { accept: 'text/html' } };
const NEVER = Promise.withResolvers<never>().promise;

/** A site whose answers a test changes; `rendered` are the addresses rendered since they were last taken. */
async function eventSite(answers: Record<string, unknown>, around: (renderer: PageRenderer) => PageRenderer = (renderer) => renderer) {
  const rendered: string[] = [];
  const noting = (renderer: PageRenderer): PageRenderer => ({
    render(address, json) {
      rendered.push(address);
      return around(renderer).render(address, json);
    },
  });
  const pages = await writerOf(EVENTS, () => Promise.resolve(structuredClone(answers)), noting);
  const textAt = async (address: string) => Buffer.from((await pages.find(address))?.html ?? '').toString();
  return { pages, textAt, rendered: () => rendered.splice(0).toSorted() };
}

test('answers that cannot be read leave the pages as they are, and a later refresh writes them', async () => {
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

test('a refresh writes no page while the public answers are the same', async () => {
  const { pages, rendered } = await eventSite({ events: ['a'] });
  await pages.refresh();
  expect(rendered()).toEqual(['/fr', '/fr/404', '/fr/about', '/fr/events/a']);
  await pages.refresh();
  expect(rendered()).toEqual([]);
});

test('a change is written on the pages that read it, and on no other', async () => {
  const answers: Record<string, unknown> = { events: ['a', 'b'], words: 'braise', 'seats a': 3 };
  const { pages, rendered, textAt } = await eventSite(answers);
  await pages.refresh();
  rendered();
  const untouched = await pages.find('/fr/events/b');
  answers['seats a'] = 2;
  await pages.refresh();
  expect(rendered()).toEqual(['/fr/events/a']);
  expect(await textAt('/fr/events/a')).toContain('"seats a":2');
  expect(await pages.find('/fr/events/b')).toBe(untouched);
  // Asked for by the page of b while it was absent.
  answers['seats b'] = 9;
  await pages.refresh();
  expect(rendered()).toEqual(['/fr/events/b']);
});

test('a new thing gets its page, and a thing that is gone answers 404', async () => {
  const answers = { events: ['first'] };
  const { pages } = await eventSite(answers);
  await pages.refresh();
  const { app, parts } = await testServer({ pages });
  expect((await app.request('/fr/events/second', navigation)).status).toBe(404);
  answers.events = ['second'];
  parts.onCatalogueChange();
  await pages.refresh();
  expect((await app.request('/fr/events/second', navigation)).status).toBe(200);
  expect((await app.request('/fr/events/first', navigation)).status).toBe(404);
});

test('a page that cannot be rendered is left to the application, and the others are written', async () => {
  const answers = { events: ['a', 'bad', 'c'] };
  const { pages, textAt } = await eventSite(answers, (renderer) => ({
    render: (address, json) => (address.endsWith('/bad') ? Promise.reject(new Error('Invalid URL')) : renderer.render(address, json)),
  }));
  await pages.refresh();
  expect(await textAt('/fr/events/bad')).toContain('<title>Écran /fr/events/bad</title>');
  expect(pages.addresses()).toEqual(['/fr', '/fr/about', '/fr/events/a', '/fr/events/c']);
  answers.events = ['a', 'bad', 'c', 'new'];
  await pages.refresh();
  expect(await textAt('/fr/events/new')).toContain('"new"');
  expect(await textAt('/fr')).toContain('"new"');
});

test('a page whose old form cannot be replaced is not answered in that form', async () => {
  const answers = { events: ['a'], words: 'braise' };
  let broken = false;
  const { pages, textAt } = await eventSite(answers, (renderer) => ({ render: (address, json) => (broken ? Promise.reject(new Error('broken')) : renderer.render(address, json)) }));
  await pages.refresh();
  broken = true;
  answers.words = 'fumée';
  await pages.refresh();
  expect(await textAt('/fr/events/a')).toContain('<title>Écran /fr/events/a</title>');
  broken = false;
  await pages.refresh();
  expect((await pages.find('/fr/events/a'))?.status).toBe(200);
});

test('what is hidden leaves at once, from its own page and from the lists, while no page can be written', async () => {
  const answers = { events: ['public', 'secret'] };
  let stuck = false;
  const { pages } = await eventSite(answers, (renderer) => ({ render: (address, json) => (stuck ? NEVER : renderer.render(address, json)) }));
  await pages.refresh();
  stuck = true;
  answers.events = ['public'];
  void pages.refresh();
  await expect.poll(() => pages.addresses()).not.toContain('/fr/events/secret');
  expect((await pages.find('/fr/events/secret'))?.status).toBe(404);
  const list = await Promise.race([pages.find('/fr'), Promise.resolve('still waiting')]);
  expect(list).toBe('still waiting');
});

test('a page that changes while it is rendered is rendered again before it is answered', async () => {
  const answers = { events: ['a'], words: 'old' };
  const gate = Promise.withResolvers<void>();
  const { pages, textAt } = await eventSite(answers, (renderer) => ({
    async render(address, json) {
      const written = await renderer.render(address, json);
      await gate.promise;
      return written;
    },
  }));
  const first = pages.refresh();
  await expect.poll(() => pages.addresses()).toHaveLength(3);
  answers.words = 'new';
  const second = pages.refresh();
  await Promise.resolve();
  const text = textAt('/fr/events/a');
  await expect.poll(() => pages.addresses()).toHaveLength(3);
  setTimeout(gate.resolve, 20);
  await Promise.all([first, second]);
  expect(await text).toContain('new');
});

test('the page that a visitor waits for is rendered before the others', async () => {
  const { pages, rendered } = await eventSite({ events: ['a', 'b', 'c', 'd'] });
  void pages.refresh();
  expect((await pages.find('/fr/events/d'))?.status).toBe(200);
  expect(rendered()).not.toContain('/fr/events/c');
});
