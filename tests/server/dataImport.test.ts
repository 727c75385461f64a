import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importFromFile } from '../../server/dataimport/importFromFile';
import { openDatabase } from '../../server/db/openDatabase';
import type { ImportState } from '../../src/contract/dataTransfer';
import { addErased } from '../../server/erasing/erasedList';
import { readConfig } from '../../server/config';
import { silentLog } from '../../server/log';
import { emptyHouse, exportOf, filledHouse, importInto, ownFolder, rowsOf, SAMPLES, tampered, type House } from './dataTransferSetup';
import { emptyDatabase } from './testDatabase';

/** Folder of a house that has no database yet, with an exported file in it. */
async function newHouse(zip: Buffer) {
  const folder = await ownFolder();
  const path = join(folder, 'all.zip');
  await writeFile(path, zip);
  return { config: readConfig({ DATA_DIR: folder, ...(await emptyDatabase()) }), path };
}

const stateOf = async ({ server, owner }: House) => (await (await server.call('GET', '/api/data-imports', { headers: owner })).json()) as ImportState;

test('an import into an empty house restores every row and every file', async () => {
  const from = await filledHouse();
  const to = await emptyHouse();
  expect(await stateOf(to)).toEqual({ obstacles: [] });
  const response = await importInto(to, await exportOf(from));
  expect([response.status, await response.json()]).toEqual([200, { rows: expect.any(Number) as number, requests: 2, pictures: 2, account: 'samuel' }]);
  const expected = await rowsOf(from);
  const found = await rowsOf(to);
  const own = (rows: unknown[] | undefined) => (rows ?? []).filter((row) => !String((row as { what?: string }).what).startsWith('data-'));
  for (const table of Object.keys(expected)) expect(own(found[table]), table).toEqual(own(expected[table]));
});

test('an export, imported and exported again, has the same bytes', async () => {
  const zip = await exportOf(await filledHouse());
  const to = await emptyHouse();
  await importInto(to, zip);
  expect((await exportOf(to)).equals(zip)).toBe(true);
});

test('an export has the same bytes on both engines', { skip: !process.env['TEST_DATABASE_URL'] }, async () => {
  const zip = await exportOf(await filledHouse());
  const to = await emptyHouse('samuel', { environment: { DATABASE_URL: '', DATA_DIR: await ownFolder() } });
  expect(to.server.parts.database.engine).toBe('sqlite');
  expect((await importInto(to, zip)).status).toBe(200);
  expect((await exportOf(to)).equals(zip)).toBe(true);
});

test('the importing session stays open under the imported account of the same name, and every other session ends', async () => {
  const from = await filledHouse();
  const to = await emptyHouse('SAMUEL');
  const { db } = to.server.parts.database;
  const { id: before } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  await db.insertInto('session').values({ token_hash: 'other', user_id: before, created_at: '', expires_at: '2100-01-01' }).execute();
  expect((await importInto(to, await exportOf(from))).status).toBe(200);
  const { id: after } = await db.selectFrom('user').select('id').where('username', '=', 'samuel').executeTakeFirstOrThrow();
  expect(await db.selectFrom('session').select('user_id').execute()).toEqual([{ user_id: after }]);
  expect((await to.server.call('GET', '/api/admin/overview', { headers: to.owner })).status).toBe(200);
  const login = await to.server.call('POST', '/api/auth/login', { body: { username: 'samuel', password: 'the password of samuel' } });
  expect(login.status).toBe(200);
});

test('an importing account without a namesake is kept beside the imported ones', async () => {
  const from = await filledHouse();
  const to = await emptyHouse('helper');
  expect(await (await importInto(to, await exportOf(from))).json()).toMatchObject({ account: null });
  const rows = await to.server.parts.database.db.selectFrom('user').select('username').orderBy('username').execute();
  expect(rows.map(({ username }) => username)).toEqual(['helper', 'marie', 'samuel']);
  expect((await to.server.call('GET', '/api/admin/overview', { headers: to.owner })).status).toBe(200);
});

test('an import rebuilds the keys of the admin lists and refreshes the pages', async () => {
  let refreshed = 0;
  const from = await filledHouse();
  const to = await emptyHouse('samuel', { onCatalogueChange: () => (refreshed += 1) });
  await importInto(to, await exportOf(from));
  const found = await to.server.call('GET', '/api/user?q=marie', { headers: to.owner });
  expect((await found.json()) as object[]).toHaveLength(1);
  const meats = await to.server.call('GET', '/api/meat?q=cotes&limit=10&offset=0', { headers: to.owner });
  expect((await meats.json()) as object[]).toHaveLength(1);
  expect(refreshed).toBe(1);
  await to.server.settled();
  expect(await readdir(join(to.server.parts.config.dataDir, 'imports')).catch(() => [])).toEqual([]);
});

test('a person who was erased after the export is erased again by the import', async () => {
  const from = await filledHouse();
  const zip = await exportOf(from);
  const { id } = await from.server.parts.database.db.selectFrom('booking').select('id').where('name', '=', 'Marie Tremblay').executeTakeFirstOrThrow();
  const to = await emptyHouse();
  await addErased(to.server.parts.config, [{ kind: 'request', id, at: '2026-11-22T00:00:00.000Z' }]);
  expect((await importInto(to, zip)).status).toBe(200);
  expect(await to.server.parts.database.db.selectFrom('booking').select(['name', 'email']).where('id', '=', id).executeTakeFirst()).toEqual({ name: '', email: '' });
});

test.each([
  ['requests', async (house: House) => void (await importInto(house, await exportOf(await filledHouse())))],
  ['messages', async ({ server }: House) => void (await server.parts.database.db.insertInto('suspect').values({ id: 's', kind: 'contact', reference: null, language: 'fr', user_id: null, body: '{}', created_at: '' }).execute())],
  ['accounts', async ({ server }: House) => void (await server.signedIn('user', 'marie'))],
  ['catalogue', async ({ server, owner }: House) => void (await server.call('POST', '/api/meat', { headers: owner, body: { name_fr: 'a', name_en: 'b', costPerKg: 1, sellPerKg: 2, avgKgPerPerson: 0.2 } }))],
  ['pictures', async ({ server }: House) => void (await server.parts.database.db.insertInto('picture').values({ id: 'p', width: 1, height: 1, alt_fr: '', alt_en: '', focal_x: 0, focal_y: 0, placeholder: '', created_at: '' }).execute())],
])('an import into a house with %s is refused and changes nothing', async (kind, fill) => {
  const zip = await exportOf(await filledHouse());
  const house = await emptyHouse();
  await fill(house);
  const before = await rowsOf(house);
  expect((await stateOf(house)).obstacles.map((obstacle) => obstacle.kind)).toContain(kind);
  const response = await importInto(house, zip, { 'accept-language': 'en' });
  expect([response.status, await response.json()]).toEqual([409, { message: 'This installation already holds data: importing is only possible into an empty one. Nothing has changed.' }]);
  expect(await rowsOf(house)).toEqual(before);
});

test('only an administrator can import, and only a ZIP file', async () => {
  const house = await emptyHouse();
  const zip = Buffer.from('x');
  expect((await importInto({ ...house, owner: { authorization: '' } }, zip)).status).toBe(401);
  expect((await importInto(house, zip, { 'content-type': 'application/json' })).status).toBe(415);
  expect((await importInto(house, zip, { 'content-length': String(3 * 1024 ** 3) })).status).toBe(413);
  expect((await importInto(house, zip)).status).toBe(422);
});

test('an import that would leave nobody who can log in is refused', async () => {
  const zip = await exportOf(await filledHouse());
  const changeUsers = (change: (text: string) => string) => tampered(zip, (files) => files.set('tables/user.jsonl', Buffer.from(change(String(files.get('tables/user.jsonl'))))));
  const demoted = await changeUsers((text) => text.replaceAll('"role":"admin"', '"role":"user"'));
  const house = await emptyHouse();
  const response = await importInto(house, demoted, { 'accept-language': 'en' });
  expect([response.status, await response.json()]).toEqual([422, { message: expect.stringContaining('the account “samuel” isn’t an administrator’s') as string }]);
  const { config, path } = await newHouse(demoted);
  await expect(importFromFile(config, path, new Date())).rejects.toThrow('nobody could log in');
});

test('the command imports into a new house, whose server then starts with the data', async () => {
  const { config, path } = await newHouse(await exportOf(await filledHouse()));
  expect(await importFromFile(config, path, new Date())).toMatchObject({ requests: 2, pictures: 2, account: null });
  const database = await openDatabase(config, { log: silentLog(), seed: SAMPLES });
  onTestFinished(() => database.close());
  expect(await database.db.selectFrom('booking').select('name').where('name', '=', 'Marie Tremblay').execute()).toHaveLength(1);
  expect((await database.db.selectFrom('user_listing').select('id').execute()).length).toBe(2);
});
