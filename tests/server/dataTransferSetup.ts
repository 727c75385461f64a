import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { EXPORTED_TABLES } from '../../server/dataexport/exportedTables';
import { MANIFEST, REQUESTS, type ExportManifest } from '../../server/dataexport/manifest';
import type { Seed } from '../../server/db/seed/seed';
import { bookingRequest } from './bookingRequests';
import { SMALL_SEED } from './smallSeed';
import { testServer, type TestServer } from './testServer';

/** Catalogue of an installation whose owner has changed nothing yet. */
export const SAMPLES: Seed = Object.fromEntries(Object.entries(SMALL_SEED).filter(([name]) => name !== 'content').map(([name, items]) => [name, items.map((item) => ({ ...item, sample: true }))]));

export interface House {
  server: TestServer;
  owner: { authorization: string };
}

/** Folder that only one house uses. On SQLite, the folder of the database is one already. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-house-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Sets up an empty house with its administrator. */
export async function emptyHouse(username = 'samuel', options: Parameters<typeof testServer>[0] = {}): Promise<House> {
  const environment: Record<string, string> = process.env['TEST_DATABASE_URL'] === undefined ? {} : { DATA_DIR: await ownFolder() };
  const server = await testServer({ seed: SAMPLES, environment, ...options });
  return { server, owner: await server.signedIn('admin', username) };
}

const NOW = '2026-11-21T17:00:00.000Z';

/** Texts that an export could damage: line separators, quotes, characters outside the first plane, a formula. */
export const HARD_TEXT = '=1+1\n\u2028"guillemets", \\N\t🔥 l’apostrophe\r\n\uFEFF';

/** Sets up a house with rows in every exported table. */
export async function filledHouse(): Promise<House> {
  const house = await emptyHouse();
  const { server, owner } = house;
  const { db } = server.parts.database;
  await server.signedIn('user', 'marie');
  const { id: ownerId } = await db.selectFrom('user').select('id').where('username', '=', 'samuel').executeTakeFirstOrThrow();
  const request = bookingRequest();
  for (const name of ['Marie Tremblay', HARD_TEXT.trim().replaceAll(/\s+/g, ' ')]) {
    const contactInfo = { ...request.contactInfo, name, notes: `Heure: 17:30\n${HARD_TEXT}` };
    const response = await server.call('POST', '/api/booking', { body: { ...request, contactInfo } });
    if (response.status !== 201) throw new Error(`The booking was answered ${response.status}: ${await response.text()}`);
  }
  const { id } = await db.selectFrom('booking').select('id').where('name', '=', 'Marie Tremblay').executeTakeFirstOrThrow();
  await server.call('POST', `/api/booking/${id}/transition`, { headers: owner, body: { act: 'confirm', letter: { subject: 'Oui', text: HARD_TEXT } } });
  await server.call('PUT', `/api/booking/${id}/note`, { headers: owner, body: { note: '🔥' } });
  await server.call('POST', `/api/booking/${id}/proposal`, { headers: owner, body: { validDays: 14 } });
  await db.insertInto('quote_revision').values({ booking_id: id, version: 2, at: NOW, changed_by: 'owner', reason: 'é', guests_before: 1, guests_after: 2, quote_before: '{}', quote_after: '{}' }).execute();
  await db.insertInto('manage_token').values({ token_hash: 'a'.repeat(64), booking_id: id, created_at: NOW }).execute();
  await db.insertInto('reminder').values({ booking_id: id, kind: 'week', date: '2027-06-19', queued_at: NOW }).execute();
  await db.insertInto('day_place').values({ day: '2030-01-01', claims: 3 }).execute();
  await db.insertInto('seating').values({ kind: 'training', thing_id: 'one', changes: 2 }).execute();
  await db.insertInto('seat_reservation').values({ id: 'group', kind: 'training', thing_id: 'one', day: '2027-06-19', seats: 2, state: 'reserved', name: 'Zoé', email: 'zoe@example.org', message: '', language: 'fr', by_hand: 0, offered_until: null, created_at: NOW }).execute();
  await db.insertInto('seat_token').values({ token_hash: 'b'.repeat(64), reservation_id: 'group' }).execute();
  await db.insertInto('suspect').values({ id: 'suspect', kind: 'contact', reference: null, language: 'fr', user_id: null, body: '{"name":"x"}', created_at: NOW }).execute();
  await db.insertInto('erasure').values({ kind: 'request', id: 'gone', erased_at: NOW }).execute();
  await db.insertInto('contact_message').values({ id: 'message', name: 'Luc', email: 'luc@example.org', topic: '', message: HARD_TEXT, language: 'fr', search: 'luc', created_at: NOW, read_at: null, answered_at: null }).execute();
  await db.insertInto('text_version').values({ tag: 'home.story.title', number: 1, value: '{"fr":"é","en":"e"}', saved_at: NOW, user_id: ownerId }).execute();
  await db.insertInto('audit').values({ id: 'entry', at: NOW, what: 'price', user_id: ownerId, subject: 'meat/brisket', change: '1 → 2' }).execute();
  await db.insertInto('setting').values({ part: 'taxes', value: JSON.stringify({ registered: false, gstNumber: '', qstNumber: '' }), version: 2 }).execute();
  await db.insertInto('setting_version').values({ part: 'taxes', number: 2, value: '{}', saved_at: NOW, user_id: ownerId }).execute();
  await server.call('PUT', '/api/availability', { headers: owner, body: { ...((await (await server.call('GET', '/api/availability', { headers: owner })).json()) as object), perDay: 2 } });
  await addPictures(server, 2);
  return house;
}

/** Adds pictures with two files each. */
export async function addPictures({ parts }: TestServer, count: number, bytes = 3000): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const id = `picture-${index}`;
    await parts.database.db.insertInto('picture').values({ id, width: 640, height: 480, alt_fr: 'Été', alt_en: 'Summer', focal_x: 50, focal_y: 50, placeholder: '', created_at: NOW }).execute();
    for (const format of ['webp', 'jpeg'] as const) await parts.database.db.insertInto('picture_file').values({ picture_id: id, width: 320, format, bytes: Buffer.alloc(bytes, `${index}${format}\0\n`) }).execute();
  }
}

/** Downloads an export as the owner does. */
export async function exportOf({ server, owner }: House, language = 'fr'): Promise<Buffer> {
  const { address } = (await (await server.call('POST', '/api/data-exports', { headers: { ...owner, 'accept-language': language } })).json()) as { address: string };
  return Buffer.from(await (await server.call('GET', `/api${address}`)).arrayBuffer());
}

export const importInto = async ({ server, owner }: House, zip: Uint8Array, headers: Record<string, string> = {}): Promise<Response> =>
  server.app.request('/api/data-imports', { method: 'POST', headers: { 'content-type': 'application/zip', ...owner, ...headers }, body: new Uint8Array(zip) });

/** Returns all rows of the exported tables, in the order of their keys. */
export async function rowsOf({ server }: Pick<House, 'server'>): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name, key } of EXPORTED_TABLES) rows[name] = (await server.parts.database.db.selectFrom(name).selectAll().orderBy(sql.join(key.map((column) => sql.ref(column)))).execute()).map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value])));
  return rows;
}

/** Unpacks a ZIP file. */
export async function unpacked(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const reader = await fromBufferPromise(zip);
  for await (const entry of reader.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await reader.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

/** Packs files into a ZIP file. */
export async function packed(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export const manifestOf = (files: ReadonlyMap<string, Buffer>): ExportManifest => JSON.parse(String(files.get(MANIFEST))) as ExportManifest;

/** Updates the manifest to the changed files. */
export function resum(files: Map<string, Buffer>): void {
  const described = [...files].filter(([name]) => name !== MANIFEST).map(([path, content]) => {
    const lines = content.toString().split('\n').length - 1;
    const rows = path === REQUESTS ? { rows: lines - 1 } : path.startsWith('tables/') ? { rows: lines } : {};
    return { path, sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length, ...rows };
  });
  files.set(MANIFEST, Buffer.from(JSON.stringify({ ...manifestOf(files), files: described })));
}

/** Changes the files of an export, and its manifest accordingly. */
export async function tampered(zip: Buffer, change: (files: Map<string, Buffer>) => void): Promise<Buffer> {
  const files = await unpacked(zip);
  change(files);
  resum(files);
  return packed(files);
}
