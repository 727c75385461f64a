import { expect, test, vi } from 'vitest';
import { CATALOGUE_NAMES, RESOURCES } from '../../src/contract/resources';
import { NAMED, newResource } from './newResources';
import { testServer, type TestServer } from './testServer';

type Resource = Record<string, unknown> & { id: string; version: number };

async function adminServer() {
  const onCatalogueChange = vi.fn<() => void>();
  const server = await testServer({ onCatalogueChange });
  const headers = await server.signedIn('admin');
  const write = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => server.call(method, `/api${path}`, { headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) });
  return { server, headers, write, onCatalogueChange };
}

const listOf = async (server: TestServer, path: string) => (await (await server.call('GET', `/api${path}`)).json()) as Resource[];
const read = async (response: Response) => (await response.json()) as Resource;

test.each(CATALOGUE_NAMES)('a %s is appended with a server-generated id, updated and deleted, and each change notifies the pages', async (name) => {
  const { server, write, onCatalogueChange } = await adminServer();
  const { path } = RESOURCES[name];
  const created = await write('POST', path, { ...newResource(name), id: 'mine', version: 9, position: -1, resource: 'user', hacked: true });
  expect(created.status).toBe(201);
  const resource = await read(created);
  expect(resource).toMatchObject({ ...newResource(name), id: expect.stringMatching(/^[\da-f-]{36}$/) as string, version: 1 });
  expect(resource).not.toHaveProperty('hacked');
  expect((await listOf(server, path)).at(-1)).toMatchObject({ id: resource.id });
  const changed = await write('PUT', `${path}/${resource.id}`, newResource(name), { 'if-match': created.headers.get('etag') ?? '' });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).toBe('"2"');
  expect((await write('DELETE', `${path}/${resource.id}`)).status).toBe(200);
  expect(await listOf(server, path)).not.toContainEqual(expect.objectContaining({ id: resource.id }));
  expect(onCatalogueChange).toHaveBeenCalledTimes(3);
});

test('a rejected write changes no data and does not notify the pages', async () => {
  const { server, write, onCatalogueChange } = await adminServer();
  const before = await listOf(server, '/meat');
  expect((await write('PUT', '/meat/brisket', { name_fr: 'Seul' })).status).toBe(422);
  expect((await write('PUT', '/meat/nothing', NAMED)).status).toBe(404);
  expect((await write('DELETE', '/meat/nothing')).status).toBe(404);
  expect((await write('DELETE', '/side/brisket')).status).toBe(404);
  expect((await write('POST', '/meat', '{"__proto__":{"name_fr":"x","name_en":"x"}}')).status).toBe(422);
  expect(await listOf(server, '/meat')).toEqual(before);
  expect(onCatalogueChange).not.toHaveBeenCalled();
});

test('of two edits of the same version, the second is rejected and returns the current item', async () => {
  const { write } = await adminServer();
  const etag = (await write('GET', '/meat/brisket')).headers.get('etag') ?? '';
  expect(etag).toBe('"1"');
  expect((await write('PUT', '/meat/brisket', { ...NAMED, sellPerKg: 44 }, { 'if-match': etag })).status).toBe(200);
  const late = await write('PUT', '/meat/brisket', { ...NAMED, sellPerKg: 50 }, { 'if-match': etag });
  expect(late.status).toBe(412);
  expect(late.headers.get('etag')).toBe('"2"');
  expect(await late.json()).toMatchObject({ message: 'Quelqu’un d’autre a changé ceci entre-temps.', current: { id: 'brisket', sellPerKg: 44, version: 2 } });
  expect((await write('DELETE', '/meat/brisket', undefined, { 'if-match': etag })).status).toBe(412);
  expect(await (await write('GET', '/meat/brisket')).json()).toMatchObject({ sellPerKg: 44 });
});

test('of ten concurrent edits of the same version, exactly one succeeds', async () => {
  const { write } = await adminServer();
  const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => write('PUT', '/meat/brisket', { ...NAMED, sellPerKg: index }, { 'if-match': '"1"' })));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(412)]);
});

test.each(['*', 'W/"1"', '"0", "1"', undefined])('an edit is accepted with If-Match: %s', async (header) => {
  const { write } = await adminServer();
  expect((await write('PUT', '/meat/brisket', NAMED, header === undefined ? {} : { 'if-match': header })).status).toBe(200);
});

test('a visitor sees neither versions nor inactive items', async () => {
  const { server, write } = await adminServer();
  const { id } = await read(await write('POST', '/event', { ...NAMED, isActive: false }));
  expect((await server.call('GET', `/api/event/${id}`)).status).toBe(404);
  await write('PUT', `/event/${id}`, { ...NAMED, isActive: true });
  const shown = await server.call('GET', `/api/event/${id}`);
  expect(shown.headers.get('etag')).toBeNull();
  expect(await shown.json()).not.toHaveProperty('version');
});

test('a text is also updated and deleted by its tag', async () => {
  const { write } = await adminServer();
  const value = { fr: 'Autre', en: 'Other' };
  expect(await read(await write('PUT', '/content/home.story.title', { tag: 'home.story.title', value }))).toMatchObject({ id: 'c1', value });
  expect((await write('DELETE', '/content/home.story.title')).status).toBe(200);
  expect((await write('GET', '/content/home.story.title')).status).toBe(404);
});

test('adding a text with an existing tag returns 409 with the existing text', async () => {
  const { write } = await adminServer();
  const duplicate = await write('POST', '/content', { tag: 'home.story.title', value: { fr: 'x', en: 'x' } });
  expect(duplicate.status).toBe(409);
  expect(await duplicate.json()).toMatchObject({ current: { id: 'c1', version: 1 } });
  const { id } = await read(await write('POST', '/content', newResource('content')));
  expect((await write('PUT', `/content/${id}`, { tag: 'home.story.title', value: { fr: 'x', en: 'x' } })).status).toBe(409);
});

test('a text may have the maximum length of its field in both languages', async () => {
  const { write } = await adminServer();
  const value = { fr: 'é'.repeat(20_000), en: 'é'.repeat(20_000) };
  expect((await write('POST', '/content', { tag: 'home.long', value })).status).toBe(201);
  expect((await write('POST', '/content', { tag: 'home.longer', value: { ...value, fr: `${value.fr}é` } })).status).toBe(422);
  expect((await write('POST', '/content', { tag: 'home.huge', value, padding: 'x'.repeat(256 * 1024) })).status).toBe(413);
});

test('backfill adds missing texts and leaves existing ones unchanged', async () => {
  const { server, write, onCatalogueChange } = await adminServer();
  const value = { fr: 'Nouveau', en: 'New' };
  const fill = () => write('POST', '/content_backfill', { entries: [{ tag: 'home.story.title', value }, { tag: 'home.story.lead', value }, { tag: 'home.story.lead', value }] });
  expect(await (await fill()).json()).toEqual({ added: 1 });
  expect(await (await fill()).json()).toEqual({ added: 0 });
  expect(onCatalogueChange).toHaveBeenCalledTimes(1);
  expect((await listOf(server, '/content')).map((entry) => entry['value'])).toEqual([{ fr: 'Notre histoire', en: 'Our story' }, value]);
});
