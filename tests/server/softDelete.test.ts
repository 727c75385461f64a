import { expect, test, vi } from 'vitest';
import { CATALOGUE_NAMES, RESOURCES } from '../../src/contract/resources';
import type { ApiRecord } from '../../src/contract/apiRecord';
import { insertResource } from '../../server/db/catalogue';
import { purgeExpired } from '../../server/db/purge';
import { login, opens, PASSWORD, registration } from './accountSetup';
import { newResource } from './newResources';
import { NOW, testServer } from './testServer';

async function scene() {
  const onCatalogueChange = vi.fn<() => void>();
  const server = await testServer({ onCatalogueChange });
  const headers = await server.signedIn('admin', 'samuel');
  const ask = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => server.call(method, `/api${path}`, { headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) });
  const list = async (path: string) => (await (await ask('GET', path)).json()) as ApiRecord[];
  return { server, ask, list, onCatalogueChange };
}

test.each(CATALOGUE_NAMES)('a deleted %s is restored with its id, position and version, and the pages are notified', async (name) => {
  const { server, ask, list, onCatalogueChange } = await scene();
  const { path } = RESOURCES[name];
  if ((await list(path)).length === 0) await insertResource(server.parts.database.db, name, newResource(name), new Date(NOW));
  const before = await list(path);
  const [first] = before;
  expect((await ask('DELETE', `${path}/${first?.id}`)).status).toBe(200);
  expect(await list(path)).toEqual(before.slice(1));
  const restored = await ask('POST', `${path}/${first?.id}/restore`);
  expect(restored.status).toBe(200);
  expect(restored.headers.get('etag')).toBe('"1"');
  expect(await restored.json()).toEqual(first);
  expect(await list(path)).toEqual(before);
  expect(onCatalogueChange).toHaveBeenCalledTimes(2);
});

test('restoring is idempotent, and an item that was never deleted is not found', async () => {
  const { ask, list } = await scene();
  await ask('DELETE', '/meat/ribs');
  expect((await Promise.all([ask('POST', '/meat/ribs/restore'), ask('POST', '/meat/ribs/restore')])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await list('/meat')).toHaveLength(2);
  expect((await ask('POST', '/meat/nothing/restore')).status).toBe(404);
  expect((await ask('POST', '/side/ribs/restore')).status).toBe(404);
});

test('an item can be deleted, restored, changed, and deleted and restored again', async () => {
  const { ask } = await scene();
  await ask('DELETE', '/meat/ribs');
  await ask('POST', '/meat/ribs/restore');
  expect((await ask('PUT', '/meat/ribs', { name_fr: 'Côtes', name_en: 'Rack' }, { 'if-match': '"1"' })).status).toBe(200);
  await ask('DELETE', '/meat/ribs');
  expect(await (await ask('POST', '/meat/ribs/restore')).json()).toMatchObject({ name_en: 'Rack', version: 2 });
});

test('a deletion is final after an hour and leaves no data behind', async () => {
  const { server, ask } = await scene();
  await ask('DELETE', '/meat/ribs');
  server.travelTo('2026-11-21T18:00:00.000Z');
  expect((await ask('POST', '/meat/ribs/restore')).status).toBe(404);
  await ask('DELETE', '/meat/brisket');
  server.travelTo('2026-11-21T19:00:00.000Z');
  await purgeExpired(server.parts.database.db, server.parts.clock());
  expect(await server.parts.database.db.selectFrom('removed').selectAll().execute()).toEqual([]);
});

test('a deleted text is not restored when its tag has been reused', async () => {
  const { ask } = await scene();
  await ask('DELETE', '/content/c1');
  await ask('POST', '/content', { tag: 'home.story.title', value: { fr: 'Autre', en: 'Other' } });
  expect((await ask('POST', '/content/c1/restore')).status).toBe(409);
});

test('a deleted account is restored with its password and requests, but without its sessions', async () => {
  const { server, ask } = await scene();
  const { id } = (await (await ask('POST', '/user', registration())).json()) as ApiRecord;
  const { token } = (await (await login(server)).json()) as { token: string };
  const { db } = server.parts.database;
  const booking = { reference: 'R', status: 'requested', created_at: '2026-11-21', date: '2027-01-01', name: '', email: '', request: '{}', quote: '{}', priced_items: '[]', formula_version: '1', kind: 'event', guests: 1, sold_cents: null };
  await db.insertInto('booking').values({ id: 'b1', user_id: id, ...booking }).execute();
  await db.insertInto('booking').values({ id: 'b2', user_id: null, ...booking, reference: 'S' }).execute();
  expect((await ask('DELETE', `/user/${id}`)).status).toBe(200);
  expect((await login(server)).status).toBe(401);
  expect(await (await ask('POST', `/user/${id}/restore`)).json()).toMatchObject({ id, username: 'josee', version: 1 });
  expect(await opens(server, { authorization: `Bearer ${token}` })).toBe(false);
  expect((await login(server)).status).toBe(200);
  expect(await db.selectFrom('booking').select(['id', 'user_id']).orderBy('id').execute()).toEqual([{ id: 'b1', user_id: id }, { id: 'b2', user_id: null }]);
});

test('a deleted account is not restored when its username has been reused', async () => {
  const { ask } = await scene();
  const { id } = (await (await ask('POST', '/user', registration())).json()) as ApiRecord;
  await ask('DELETE', `/user/${id}`);
  await ask('POST', '/user', registration());
  expect((await ask('POST', `/user/${id}/restore`)).status).toBe(422);
});

test('an account erased by its user cannot be restored', async () => {
  const { server, ask } = await scene();
  const { id } = (await (await ask('POST', '/user', registration())).json()) as ApiRecord;
  const { token } = (await (await login(server)).json()) as { token: string };
  const erased = await server.call('POST', '/api/member/erase', { body: { password: PASSWORD }, headers: { authorization: `Bearer ${token}` } });
  expect(erased.status).toBe(200);
  expect((await ask('POST', `/user/${id}/restore`)).status).toBe(404);
});
