import { expect, test } from 'vitest';
import { LISTABLE_RESOURCES, listConfigOf } from '../../src/contract/listQuery';
import { RESOURCES } from '../../src/contract/resources';
import type { ApiRecord } from '../../src/contract/apiRecord';
import { catalogueRow } from '../../server/db/catalogue';
import { listingRow } from '../../server/db/listing';
import { openDatabase } from '../../server/db/openDatabase';
import { readConfig } from '../../server/config';
import { silentLog } from '../../server/log';
import type { Seed } from '../../server/db/seed/seed';
import { SMALL_SEED } from './smallSeed';
import { emptyDatabase } from './testDatabase';
import { testServer, type TestServer } from './testServer';

interface Listed {
  ids: string[];
  rows: ApiRecord[];
  total: number;
}

async function ownerOf(server: TestServer) {
  const headers = await server.signedIn('admin');
  const ask = async (path: string): Promise<Listed> => {
    const response = await server.call('GET', `/api${path}`, { headers });
    expect(response.status).toBe(200);
    const rows = (await response.json()) as ApiRecord[];
    return { rows, ids: rows.map(({ id }) => id), total: Number(response.headers.get('x-total-count')) };
  };
  const write = (method: string, path: string, body?: unknown) => server.call(method, `/api${path}`, { headers, ...(body === undefined ? {} : { body }) });
  return { headers, ask, write };
}

const MEATS: Seed = {
  meat: [
    { id: 'a', name_fr: 'Épaule de porc', name_en: 'Pork shoulder', description_fr: 'Fumée au bois d’érable', description_en: 'Smoked over maple', sellPerKg: 30 },
    { id: 'b', name_fr: 'Côtes levées', name_en: 'Ribs', description_fr: '', description_en: '', sellPerKg: 9 },
    { id: 'c', name_fr: 'Bœuf', name_en: 'Beef', description_fr: 'Le 100 % local', description_en: '', sellPerKg: null },
    { id: 'd', name_fr: 'Zeste_fumé', name_en: '', description_fr: '', description_en: '', sellPerKg: 100 },
  ],
};

test.each(LISTABLE_RESOURCES)('the list of %s is sorted by each sort field in both directions and filtered by each filter value', async (name) => {
  const server = await testServer();
  const { ask } = await ownerOf(server);
  const { path } = RESOURCES[name];
  const { total } = await ask(`${path}?limit=500`);
  for (const sort of listConfigOf(name).sorts) {
    for (const order of ['asc', 'desc']) expect(await ask(`${path}?sort=${sort}&order=${order}`)).toMatchObject({ total });
  }
  for (const [filter, values] of Object.entries<readonly string[]>(listConfigOf(name).filters)) {
    for (const value of values) expect((await ask(`${path}?${filter}=${value}`)).total).toBeLessThanOrEqual(total);
  }
});

test('sorting by name ignores accents and follows the language, and items without a price come last', async () => {
  const { ask } = await ownerOf(await testServer({ seed: MEATS }));
  expect((await ask('/meat?sort=name_fr')).ids).toEqual(['c', 'b', 'a', 'd']);
  expect((await ask('/meat?sort=name_fr&order=desc')).ids).toEqual(['d', 'a', 'b', 'c']);
  expect((await ask('/meat?sort=name_en')).ids).toEqual(['c', 'a', 'b', 'd']);
  expect((await ask('/meat?sort=sellPerKg')).ids).toEqual(['b', 'a', 'd', 'c']);
  expect((await ask('/meat?sort=sellPerKg&order=desc')).ids).toEqual(['d', 'a', 'b', 'c']);
  expect((await ask('/meat?limit=10')).ids).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['epaule', ['a']],
  ['COTES levees', ['b']],
  ['boeuf', ['c']],
  ['maple', ['a']],
  ['porc érable', ['a']],
  ['porc ribs', []],
  ['100 %', ['c']],
  ['%', ['c']],
  ['e_f', ['d']],
  ['\\', []],
  ["' or 1=1 --", []],
  ['\u0000', ['a', 'b', 'c', 'd']],
])('a search for "%s" finds %j, in either language', async (terms, ids) => {
  const { ask } = await ownerOf(await testServer({ seed: MEATS }));
  expect(await ask(`/meat?q=${encodeURIComponent(terms)}`)).toMatchObject({ ids, total: ids.length });
});

test('a list is filtered by missing language', async () => {
  const { ask } = await ownerOf(await testServer({ seed: MEATS }));
  expect((await ask('/meat?missing=en')).ids).toEqual(['c', 'd']);
  expect((await ask('/meat?missing=fr')).ids).toEqual([]);
});

test('a list is filtered by visibility, and its pages contain the total', async () => {
  const { ask } = await ownerOf(await testServer());
  expect((await ask('/event?showing=hidden')).ids).toEqual(['cancelled']);
  expect((await ask('/event?showing=public')).ids).toEqual(['open-house']);
  expect(await ask('/event?limit=1&offset=1')).toMatchObject({ ids: ['cancelled'], total: 2 });
  expect(await ask('/event?limit=1&offset=9')).toMatchObject({ ids: [], total: 2 });
});

test('a list reflects created, updated, deleted and restored items', async () => {
  const { ask, write } = await ownerOf(await testServer({ seed: MEATS }));
  const created = (await (await write('POST', '/meat', { name_fr: 'Âne', name_en: 'Donkey', sellPerKg: 1 })).json()) as ApiRecord;
  expect((await ask('/meat?q=ane')).ids).toEqual([created.id]);
  await write('PUT', `/meat/${created.id}`, { name_fr: 'Oie', name_en: 'Goose', sellPerKg: 200 });
  expect((await ask('/meat?q=ane')).ids).toEqual([]);
  expect((await ask('/meat?sort=sellPerKg&order=desc')).ids[0]).toBe(created.id);
  await write('DELETE', `/meat/${created.id}`);
  expect(await ask('/meat?q=oie')).toMatchObject({ ids: [], total: 0 });
  await write('POST', `/meat/${created.id}/restore`);
  expect((await ask('/meat?q=goose')).ids).toEqual([created.id]);
});

test('accounts are searched by name, username and email address, sorted, and filtered by role', async () => {
  const server = await testServer();
  const { ask, write } = await ownerOf(server);
  await server.signedIn('user', 'zoe');
  const [zoe] = (await ask('/user?q=zoe')).ids;
  await write('PUT', `/user/${zoe}`, { username: 'zoe', email: 'zoe@example.org', name: 'Zoé Côté' });
  expect((await ask('/user?q=cote')).ids).toEqual([zoe]);
  expect((await ask('/user?q=ZOE@example')).ids).toEqual([zoe]);
  expect((await ask('/user?role=user')).ids).toEqual([zoe]);
  expect((await ask('/user?sort=username&order=desc')).ids[0]).toBe(zoe);
  expect((await ask('/user?disabled=true')).total).toBe(0);
  await write('PUT', `/user/${zoe}`, { username: 'zoe', email: 'zoe@example.org', disabled: true });
  expect((await ask('/user?disabled=true')).ids).toEqual([zoe]);
});

test('unknown query values of a list are rejected by parameter', async () => {
  const server = await testServer();
  const { write } = await ownerOf(server);
  const response = await write('GET', '/event?sort=password&order=sideways&showing=everything');
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as { errors: object }).errors).toSorted()).toEqual(['order', 'showing', 'sort']);
});

test('visitors and members get the public list regardless of the query, without the total', async () => {
  const server = await testServer();
  const member = await server.signedIn('user', 'marie');
  const plain: unknown = await (await server.call('GET', '/api/event')).json();
  for (const headers of [{}, member]) {
    const response = await server.call('GET', '/api/event?q=annul&showing=hidden&sort=price&order=desc', { headers });
    expect(response.headers.get('x-total-count')).toBeNull();
    expect(await response.json()).toEqual(plain);
  }
});

test('migrating a database from before the listing table fills it with all existing items', async () => {
  const place = await emptyDatabase();
  const config = readConfig(place);
  const open = () => openDatabase(config, { log: silentLog(), seed: SMALL_SEED });
  const before = await open();
  const listed = await before.db.selectFrom('catalogue_listing').selectAll().orderBy('resource').orderBy('id').execute();
  for (const table of ['catalogue_listing', 'user_listing', 'removed']) await before.db.schema.dropTable(table).execute();
  await before.db.deleteFrom('kysely_migration' as never).where('name' as never, '>=', '006_lists' as never).execute();
  await before.close();
  const after = await open();
  expect(listed).toHaveLength(10);
  expect(await after.db.selectFrom('catalogue_listing').selectAll().orderBy('resource').orderBy('id').execute()).toEqual(listed);
  await after.close();
});

const MANY = 10_000;

test('ten thousand items are searched, sorted and counted correctly', async () => {
  const events = Array.from({ length: MANY }, (_, index) => ({ id: `e${index}`, name_fr: `Fête ${index % 100}`, name_en: `Party ${index % 100}`, description_fr: 'Un soir d’été, '.repeat(20), description_en: '', price: (index * 7919) % MANY, isActive: index % 2 === 0 }));
  const server = await testServer({ seed: {} });
  await server.parts.database.transaction(async (trx) => {
    for (let from = 0; from < MANY; from += 500) {
      const part = events.slice(from, from + 500);
      await trx.insertInto('catalogue').values(part.map(({ id, ...fields }, index) => catalogueRow('event', id, fields, from + index, new Date()))).execute();
      await trx.insertInto('catalogue_listing').values(part.map((event, index) => listingRow('event', event, from + index))).execute();
    }
  });
  const { ask } = await ownerOf(server);
  const page = await ask('/event?limit=25&offset=5000&sort=price&order=desc');
  expect(page.total).toBe(MANY);
  expect(page.rows.map((row) => row['price'])).toEqual(Array.from({ length: 25 }, (_, index) => MANY - 1 - 5000 - index));
  expect(await ask('/event?limit=25&q=fete 42&showing=public&sort=name_en')).toMatchObject({ total: 100 });
  expect(await ask('/event?missing=en&limit=1')).toMatchObject({ total: MANY });
}, 120_000);

