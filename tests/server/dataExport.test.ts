import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportName } from '../../server/dataexport/exportName';
import { EXPORTED_TABLES, OMITTED_TABLES } from '../../server/dataexport/exportedTables';
import { exportToFile } from '../../server/dataexport/exportToFile';
import { writeExport } from '../../server/dataexport/writeExport';
import { emptyHouse, exportOf, filledHouse, manifestOf, rowsOf, unpacked } from './dataTransferSetup';

const POSTGRES = Boolean(process.env['TEST_DATABASE_URL']);

test('every table is either exported by its primary key or listed as left out', async () => {
  const { server } = await emptyHouse();
  const known = [...EXPORTED_TABLES.map(({ name }) => name), ...OMITTED_TABLES, 'rate_limit', 'kysely_migration', 'kysely_migration_lock'];
  const tables = await server.parts.database.db.introspection.getTables({ withInternalKyselyTables: true });
  expect(tables.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_')).toSorted()).toEqual(known.toSorted());
});

test('an export holds every row of the exported tables, every picture file and a readable list of requests', async () => {
  const house = await filledHouse();
  const files = await unpacked(await exportOf(house));
  const rows = await rowsOf(house);
  for (const { name, omitted } of EXPORTED_TABLES) {
    const lines = String(files.get(`tables/${name}.jsonl`)).split('\n').slice(0, -1);
    const expected = (rows[name] ?? []).filter((row) => !omitted?.values.includes(String((row as Record<string, unknown>)[omitted.column])));
    expect(lines.length, name).toBeGreaterThan(0);
    expect(lines.map((line) => JSON.parse(line) as object), name).toEqual(expected.map((row) => Object.fromEntries(Object.entries(row as object).filter(([column]) => column !== 'bytes').map(([column, value]) => [column, column.endsWith('_cents') && value !== null ? Number(value) : (value as unknown)]))));
    for (const line of lines) expect(Object.keys(JSON.parse(line) as object)).toEqual(Object.keys(JSON.parse(line) as object).toSorted());
  }
  expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual(['pictures/picture-0-320.jpeg', 'pictures/picture-0-320.webp', 'pictures/picture-1-320.jpeg', 'pictures/picture-1-320.webp']);
  const csv = String(files.get('requests.csv'));
  expect(csv).toContain('Référence;État;Date;Heure;Genre;Nom;Courriel;Téléphone;Convives;Lieu;Total ($);Reçue le\r\n');
  expect(csv).toMatch(/;Confirmée;2027-06-19;17:30;[^;]+;Marie Tremblay;marie@example\.org;;24;/);
  expect(csv).toContain("'=1+1");
  expect(String((await unpacked(await exportOf(house, 'en'))).get('requests.csv'))).toContain('Reference,State,Date');
});

test('an export leaves out sessions, one-time links and other access to the installation', async () => {
  const house = await filledHouse();
  const { db } = house.server.parts.database;
  const { id } = await db.selectFrom('user').select('id').where('username', '=', 'samuel').executeTakeFirstOrThrow();
  await db.insertInto('calendar_feed').values({ user_id: id, token_hash: 'calendar-hash', created_at: '' }).execute();
  await db.insertInto('mail_server').values({ id: 'one', host: 'smtp.secret.example', port: 1, security: '', username: 'smtp-user', sender: '', password: 'smtp-password', version: 1 }).execute();
  await house.server.call('POST', '/api/auth/forgot-password', { body: { email: 'samuel@example.org' } });
  await house.server.settled();
  const secrets = [...(await db.selectFrom('session').select('token_hash').execute()), ...(await db.selectFrom('one_time_token').select('token_hash').execute())].map(({ token_hash }) => token_hash);
  expect(secrets.length).toBeGreaterThan(2);
  const all = [...(await unpacked(await exportOf(house))).values()].map(String).join('\n');
  for (const secret of [...secrets, 'calendar-hash', 'smtp-password', 'smtp.secret.example', 'password-reset', 'reset-password?']) expect(all).not.toContain(secret);
});

test('two exports of the same data are identical, and the manifest holds no time', async () => {
  const house = await filledHouse();
  const first = await exportOf(house);
  house.server.travelTo('2026-11-21T18:00:00.000Z');
  expect((await exportOf(house)).equals(first)).toBe(true);
  expect(JSON.stringify(manifestOf(await unpacked(first)))).not.toContain('2026-11-21');
});

test('the address of an export works once, for ten minutes, and only for an administrator', async () => {
  const house = await filledHouse();
  const { server, owner } = house;
  expect((await server.call('POST', '/api/data-exports')).status).toBe(401);
  expect((await server.call('POST', '/api/data-exports', { headers: await server.signedIn('user', 'paul') })).status).toBe(403);
  const address = async () => `/api${((await (await server.call('POST', '/api/data-exports', { headers: owner })).json()) as { address: string }).address}`;
  const one = await address();
  expect((await server.call('HEAD', one)).status).toBe(200);
  const response = await server.call('GET', one);
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition'), response.headers.get('cache-control')]).toEqual([200, 'application/zip', 'attachment; filename="boucane-2026-11-21.zip"', 'no-store']);
  await response.arrayBuffer();
  expect((await server.call('GET', one)).status).toBe(404);
  const late = await address();
  server.travelTo('2026-11-21T17:10:00.000Z');
  expect((await server.call('GET', late)).status).toBe(404);
  expect((await server.call('GET', '/api/data-exports/guessed')).status).toBe(404);
  expect(await server.parts.database.db.selectFrom('audit').select(['what', 'user_id']).where('what', '=', 'data-exported').execute()).toHaveLength(2);
});

test('an address whose download was cut can be used again', async () => {
  const house = await filledHouse();
  const { address } = (await (await house.server.call('POST', '/api/data-exports', { headers: house.owner })).json()) as { address: string };
  const reader = (await house.server.call('GET', `/api${address}`)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(async () => (await house.server.call('GET', `/api${address}`)).status).toBe(200);
});

test('an export is one state of the database, while the server goes on writing', async () => {
  const house = await filledHouse();
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeExport(house.server.parts.config, 'fr')) {
    if (chunks.length === 0) await house.server.parts.database.db.insertInto('day_place').values({ day: '2031-01-01', claims: 1 }).execute();
    chunks.push(chunk);
  }
  expect(String((await unpacked(Buffer.concat(chunks))).get('tables/day_place.jsonl'))).not.toContain('2031-01-01');
});

test('the name of an exported file is a slug of the business and the day', () => {
  expect(exportName('Chez Zoé & Fils — Méchoui', '2026-11-21')).toBe('chez-zoe-fils-mechoui-2026-11-21.zip');
  expect(exportName('烧烤', '2026-11-21')).toBe('boucane-2026-11-21.zip');
});

test('the command writes the export to a new file that only the owner can read', { skip: POSTGRES }, async () => {
  const house = await filledHouse();
  const { config } = house.server.parts;
  const path = join(config.dataDir, 'all.zip');
  expect(await exportToFile(config, path)).toBeGreaterThan(1000);
  expect((await readFile(path)).equals(await exportOf(house))).toBe(true);
  await expect(exportToFile(config, path)).rejects.toThrow('already exists');
  await writeFile(join(config.dataDir, 'x.zip.partial'), '');
  await expect(exportToFile(config, join(config.dataDir, 'x.zip'))).rejects.toThrow(/exist/i);
  expect(await readdir(config.dataDir)).not.toContain('all.zip.partial');
});
