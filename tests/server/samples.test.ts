import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ADMIN_RESOURCE_NAMES } from '../../src/contract/adminResources';
import type { Overview } from '../../src/contract/overview';
import { INVENTED_TEXTS } from '../../src/contract/toReplace';
import { LANGUAGES } from '../../src/contract/language';
import { readConfig } from '../../server/config';
import { listForOwner } from '../../server/db/catalogue';
import { openDatabase } from '../../server/db/openDatabase';
import { sampleCatalogue, seedCatalogue, type SeededName } from '../../server/db/seed/catalogue';
import { loadPublicData } from '../../server/prerender/publicData';
import { messageText } from '../../server/http/messages';
import { silentLog } from '../../server/log';
import { seatRequest } from './seatSetup';
import { emptyDatabase } from './testDatabase';
import { testServer } from './testServer';

const seed = sampleCatalogue('2026-11-21');
const EXAMPLES = [['event', 'chefs-table'], ['training', 'first-brisket']] as const;

async function newInstallation() {
  const server = await testServer({ seed });
  const owner = await server.signedIn('admin');
  const read = async (path: string, headers = {}): Promise<unknown> => (await server.call('GET', path, { headers })).json();
  return { server, owner, read, toReplace: async () => ((await read('/api/admin/overview', owner)) as Overview).toReplace };
}

test.each(EXAMPLES)('seats of a sample (%s) cannot be reserved, and the error says why', async (kind, id) => {
  const { server, owner, read } = await newInstallation();
  for (const language of LANGUAGES) {
    const response = await server.call('POST', `/api/${kind}/${id}/seats`, { body: seatRequest(2, { language }), headers: { 'accept-language': language } });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([409, messageText('seatsOfSample', language)]);
  }
  expect(await read(`/api/${kind}/${id}/seats`)).toBeNull();
  expect((await server.call('POST', `/api/${kind}/${id}/reservations`, { headers: owner, body: seatRequest(2) })).status).toBe(409);
  expect(await server.parts.database.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});

test.each(EXAMPLES)('a sample converted to a real offer (%s) has seats and occupies its day', async (kind, id) => {
  const { server, owner, read } = await newInstallation();
  expect(((await read('/api/busy-days')) as { days: unknown[] }).days).toEqual([]);
  const { id: _id, version: _version, ...fields } = (await read(`/api/${kind}/${id}`, owner)) as Record<string, unknown>;
  expect((await server.call('PUT', `/api/${kind}/${id}`, { headers: owner, body: { ...fields, sample: false } })).status).toBe(200);
  expect(await read(`/api/${kind}/${id}/seats`)).toMatchObject({ state: 'open' });
  expect((await server.call('POST', `/api/${kind}/${id}/seats`, { body: seatRequest(2) })).status).toBe(201);
  expect(((await read('/api/busy-days')) as { days: unknown[] }).days).toHaveLength(1);
});

test('sample data of a new installation is counted until replaced', async () => {
  const { server, owner, read, toReplace } = await newInstallation();
  expect((await toReplace()).samples).toEqual(ADMIN_RESOURCE_NAMES.filter((name): name is SeededName => name in seed).map((resource) => ({ resource, count: seed[resource].length })));
  const { id: _id, version: _version, ...brisket } = (await read('/api/meat/brisket', owner)) as Record<string, unknown>;
  expect((await server.call('PUT', '/api/meat/brisket', { headers: owner, body: { ...brisket, sample: false } })).status).toBe(200);
  for (const { id } of seed.event) await server.call('DELETE', `/api/event/${id}`, { headers: owner });
  const tags = Object.values(INVENTED_TEXTS).flat();
  for (const tag of tags.slice(1)) expect((await server.call('POST', '/api/content', { headers: owner, body: { tag, value: { fr: 'À moi', en: 'Mine' } } })).status).toBe(201);
  const after = await toReplace();
  expect(after.samples).toEqual(ADMIN_RESOURCE_NAMES.filter((name): name is SeededName => name in seed && name !== 'event').map((resource) => ({ resource, count: seed[resource].length - (resource === 'meat' ? 1 : 0) })));
  expect(after.texts).toEqual([{ page: 'home', count: 1 }]);
});

test('the back-office lists filter by sample', async () => {
  const { server, owner } = await newInstallation();
  const listed = async (filter: string) => ((await (await server.call('GET', `/api/tool?limit=50&offset=0${filter}`, { headers: owner })).json()) as unknown[]).length;
  await server.call('POST', '/api/tool', { headers: owner, body: { name_fr: 'Pinces', name_en: 'Tongs' } });
  expect([await listed(''), await listed('&sample=true')]).toEqual([seed.tool.length + 1, seed.tool.length]);
});

test('prerendered pages contain no seats for samples', async () => {
  const { server } = await newInstallation();
  const data = await loadPublicData(server.parts.database, server.parts.clock());
  expect(Object.keys(data).filter((key) => key.includes('seats'))).toEqual([]);
});

test('migrating an older installation marks unchanged seed data as samples, except offers with reservations', async () => {
  const config = readConfig(await emptyDatabase());
  const open = () => openDatabase(config, { log: silentLog(), seed: seedCatalogue('2026-11-21') });
  const before = await open();
  await before.db.updateTable('catalogue').set({ fields: sql`replace(fields, ',"sample":true', '')` }).execute();
  await before.db.updateTable('catalogue').set({ version: 2 }).where('id', '=', 'brisket').execute();
  const group = { id: 'g', kind: 'training', thing_id: 'first-brisket', day: '2026-12-12', seats: 2, state: 'reserved', name: 'Marie', email: 'marie@example.org', message: '', language: 'fr', by_hand: 0, created_at: '2026-11-21T17:00:00.000Z', sequence: 0 };
  await before.db.insertInto('seat_reservation').values(group).execute();
  await before.db.deleteFrom('kysely_migration' as never).where('name' as never, '>=', '022_samples' as never).execute();
  await before.close();
  const after = await open();
  const samplesOf = async (resource: 'meat' | 'training' | 'event') => (await listForOwner(after, resource, { limit: 50, offset: 0, sort: null, order: 'asc', q: '', filters: { sample: 'true' } })).resources.map(({ id }) => id);
  expect(await samplesOf('event')).toEqual(seed.event.map(({ id }) => id));
  expect(await samplesOf('meat')).toEqual(seed.meat.map(({ id }) => id).filter((id) => id !== 'brisket'));
  expect(await samplesOf('training')).toEqual(seed.training.map(({ id }) => id).filter((id) => id !== 'first-brisket'));
  await after.close();
});

test('all samples are deleted at once, changed items stay, and a deleted sample can be restored', async () => {
  const { server, owner, read, toReplace } = await newInstallation();
  const brisket = (await read('/api/meat/brisket', owner)) as Record<string, unknown>;
  await server.call('PUT', '/api/meat/brisket', { headers: owner, body: { ...brisket, sample: false } });
  const response = await server.call('POST', '/api/samples/remove', { headers: owner });
  const { removed } = (await response.json()) as { removed: { resource: string; id: string }[] };
  expect(response.status).toBe(200);
  expect(removed).toContainEqual({ resource: 'event', id: 'chefs-table' });
  expect(removed).not.toContainEqual({ resource: 'meat', id: 'brisket' });
  expect((await toReplace()).samples).toEqual([]);
  expect(((await read('/api/meat')) as { id: string }[]).map(({ id }) => id)).toEqual(['brisket']);
  expect((await server.call('POST', '/api/event/chefs-table/restore', { headers: owner })).status).toBe(200);
});

test('only an administrator deletes the samples', async () => {
  const { server } = await newInstallation();
  expect((await server.call('POST', '/api/samples/remove')).status).toBe(401);
  expect((await server.call('POST', '/api/samples/remove', { headers: await server.signedIn('user') })).status).toBe(403);
});
