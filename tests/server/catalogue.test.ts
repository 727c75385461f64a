import { expect, test } from 'vitest';
import { CATALOGUE_NAMES, RESOURCES, type CatalogueName } from '../../src/contract/resources';
import { catalogueRow } from '../../server/db/catalogue';
import { loadPublicData } from '../../server/prerender/publicData';
import { SMALL_SEED } from './smallSeed';
import { testServer, type TestServer } from './testServer';

type Resource = Record<string, unknown> & { id: string };

const list = async (server: TestServer, path: string, headers = {}) => (await (await server.call('GET', path, { headers })).json()) as Resource[];
const seededIds = (name: CatalogueName) => (SMALL_SEED[name] ?? []).filter((resource) => resource['isActive'] !== false).map(({ id }) => id);
const ids = (resources: Resource[]) => resources.map(({ id }) => id);

test.each(CATALOGUE_NAMES)('the list of %s is a plain array in the order and with the ids of the seed', async (name) => {
  const server = await testServer();
  expect(ids(await list(server, `/api${RESOURCES[name].path}`))).toEqual(seededIds(name));
});

test('a visitor’s list contains no costs, meeting URLs or inactive items', async () => {
  const server = await testServer();
  expect(await list(server, '/api/meat')).not.toContainEqual(expect.objectContaining({ costPerKg: expect.anything() as unknown }));
  expect(await list(server, '/api/training')).not.toContainEqual(expect.objectContaining({ meetingUrl: expect.anything() as unknown }));
  expect(ids(await list(server, '/api/event'))).toEqual(['open-house']);
});

test('a member’s list contains no more than a visitor’s', async () => {
  const server = await testServer();
  const headers = await server.signedIn('user');
  expect(await list(server, '/api/meat', headers)).toEqual(await list(server, '/api/meat'));
  expect(ids(await list(server, '/api/event', headers))).toEqual(['open-house']);
});

test('an administrator’s list contains all items and fields', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  expect((await list(server, '/api/meat', headers))[0]).toMatchObject({ id: 'brisket', costPerKg: 12 });
  expect(ids(await list(server, '/api/event', headers))).toEqual(['open-house', 'cancelled']);
  expect((await list(server, '/api/training', headers))[0]).toHaveProperty('meetingUrl', 'https://meet.example.org/secret');
});

test('an expired token yields the list of a visitor', async () => {
  const server = await testServer();
  const headers = await server.signedIn('admin');
  server.travelTo('2026-11-22T05:00:01.000Z');
  expect((await list(server, '/api/meat', headers))[0]).not.toHaveProperty('costPerKg');
});

test('a list is paginated on request with at most a hundred items, and no page is incomplete', async () => {
  const server = await testServer({ seed: {} });
  const { db } = server.parts.database;
  for (let index = 0; index < 250; index += 1) {
    await db.insertInto('catalogue').values(catalogueRow('tool', `t${String(index).padStart(3, '0')}`, { isActive: index % 2 === 0 }, index, new Date())).execute();
  }
  expect(await list(server, '/api/tool')).toHaveLength(125);
  expect(ids(await list(server, '/api/tool?limit=2&offset=1'))).toEqual(['t002', 't004']);
  expect(await list(server, '/api/tool?limit=1000000000')).toHaveLength(100);
  expect(await list(server, '/api/tool?limit=abc')).toHaveLength(100);
  expect(await list(server, '/api/tool?limit=-1&offset=-1')).toHaveLength(100);
  expect(await list(server, '/api/tool?offset=120')).toHaveLength(5);
}, 30_000);

test('bypassReadAuth grants no additional access to a list', async () => {
  const server = await testServer();
  expect(ids(await list(server, '/api/event?bypassReadAuth=true'))).toEqual(['open-house']);
  expect((await server.call('GET', '/api/booking?bypassReadAuth=true')).status).toBe(401);
});

test('an item is read by its id', async () => {
  const server = await testServer();
  expect(await (await server.call('GET', '/api/side/mac')).json()).toMatchObject({ id: 'mac', name_en: 'Mac and cheese', variations: [{ name_fr: 'Classique' }, { priceModifier: 4.5 }] });
  expect(await (await server.call('GET', '/api/meat/ribs')).json()).not.toHaveProperty('costPerKg');
});

test('a text is also read by its tag', async () => {
  const server = await testServer();
  const byTag: unknown = await (await server.call('GET', '/api/content/home.story.title')).json();
  expect(byTag).toEqual({ id: 'c1', tag: 'home.story.title', value: { fr: 'Notre histoire', en: 'Our story' } });
  expect(await (await server.call('GET', '/api/content/c1')).json()).toEqual(byTag);
});

test.each(['/api/meat/nothing', '/api/meat/coleslaw', '/api/content/no.such.tag', '/api/event/cancelled', '/api/meat/%00', "/api/meat/'%20or%201=1"])('reading %s returns 404 with a message to the public', async (path) => {
  const server = await testServer();
  const response = await server.call('GET', path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'Rien ne se trouve à cette adresse.' });
});

test('an administrator reads an inactive item', async () => {
  const server = await testServer();
  expect((await server.call('GET', '/api/event/cancelled', { headers: await server.signedIn('admin') })).status).toBe(200);
});

const PRIVATE = { id: 'tremblay-wedding', name_fr: 'Noces Tremblay', name_en: 'Tremblay wedding', location: '12, rang Saint-Édouard', date: '2027-06-12', time: '16:00', price: 4000, visibility: 'private', isActive: true };
const PENDING = { id: 'bingo', name_fr: 'Bingo', name_en: 'Bingo', date: '2027-06-19', visibility: 'pending', isActive: true };

test('a private event discloses only its day to the public, and a pending event is hidden', async () => {
  const server = await testServer({ seed: { event: [PRIVATE, PENDING] } });
  const shown = await list(server, '/api/event');
  expect(shown).toEqual([{ id: expect.stringMatching(/^taken-[0-9a-f]{12}$/) as unknown, visibility: 'private', date: '2027-06-12' }]);
  for (const { id } of [...shown, PRIVATE, PENDING]) expect((await server.call('GET', `/api/event/${id}`)).status, id).toBe(404);
  const headers = await server.signedIn('admin');
  expect(ids(await list(server, '/api/event', headers))).toEqual(['tremblay-wedding', 'bingo']);
  expect((await server.call('GET', '/api/event/tremblay-wedding', { headers })).status).toBe(200);
});

test('the data of prerendered pages excludes private events and includes the content focuses of trainings', async () => {
  const server = await testServer({ seed: { event: [PRIVATE, PENDING], contentfocus: SMALL_SEED.contentfocus ?? [] } });
  const data = await loadPublicData(server.parts.database, server.parts.clock());
  expect(JSON.stringify(data)).not.toMatch(/Tremblay|tremblay|Saint-Édouard|4000|Bingo/);
  expect(data['contentfocus']).toMatchObject([{ id: 'fire', name: { fr: 'Le feu', en: 'Fire' } }]);
});
