import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../server/backup/backUp';
import { restoreCopy } from '../../server/backup/restoreCopy';
import { listErasures } from '../../server/db/erasures';
import { openDatabase } from '../../server/db/openDatabase';
import { repeatErasures } from '../../server/erasing/repeatErasures';
import { silentLog } from '../../server/log';
import { contactMessage } from './contactMessages';
import { setupInbox, type InboxSetup } from './inboxSetup';
import { member, PASSWORD } from './accountSetup';
import { SMALL_SEED } from './smallSeed';
import { setupSeats } from './seatSetup';

const POSTGRES = Boolean(process.env['TEST_DATABASE_URL']);
/** Name that occurs in no other data, in characters that JSON never escapes. */
const NAME = 'Xylophonia Quetzal';
const EMAIL = 'xylophonia@exemple.ca';
const WHO = { name: NAME, email: EMAIL, location: '9e Rang Xylophone, Upton', notes: 'Xylophonia est allergique' };

/** Returns every file of the data folder that contains the name, except backups. Empty on PostgreSQL, whose files the tests cannot read. */
async function filesThatKnow(dataDir: string): Promise<string[]> {
  if (POSTGRES) return [];
  const names = (await readdir(dataDir, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
  const found = await Promise.all(names.map(async (name) => (/xylophon/i.test((await readFile(join(dataDir, name))).toString('latin1')) ? [name] : [])));
  return found.flat();
}

const dumpOf = async ({ server }: Pick<InboxSetup, 'server'>, tables: readonly ('booking' | 'contact_message' | 'customer' | 'catalogue' | 'catalogue_listing' | 'idempotency' | 'mail_outbox' | 'removed' | 'seat_reservation' | 'suspect' | 'user' | 'user_listing')[]) =>
  JSON.stringify(await Promise.all(tables.map((table) => server.parts.database.db.selectFrom(table).selectAll().execute())));
const EVERYWHERE = ['booking', 'contact_message', 'customer', 'catalogue', 'catalogue_listing', 'idempotency', 'mail_outbox', 'removed', 'seat_reservation', 'suspect', 'user', 'user_listing'] as const;

/** Requests a party, twice triggering the honeypot, and sends a message. @returns the request's id */
async function everythingOf(scene: InboxSetup): Promise<string> {
  const id = await scene.ask({ contactInfo: WHO });
  await scene.server.call('POST', '/api/sendEmail', { body: contactMessage({ name: NAME, email: EMAIL, message: 'Xylophonia vous écrit.' }) });
  await scene.server.call('POST', '/api/sendEmail', { body: contactMessage({ name: NAME, email: EMAIL.toUpperCase() }), headers: { 'x-form-trap': '1' } });
  return id;
}

async function eraseRequest(scene: InboxSetup, id: string): Promise<void> {
  await scene.performAction(id, 'decline');
  expect((await scene.performAction(id, 'erase')).status).toBe(200);
  await scene.server.settled();
}

test('an erased requester is absent from all tables and all files of the data folder', async () => {
  const scene = await setupInbox();
  const id = await everythingOf(scene);
  expect(await dumpOf(scene, ['suspect'])).toMatch(/xylophonia/i);
  await eraseRequest(scene, id);
  expect(await dumpOf(scene, EVERYWHERE)).not.toMatch(/xylophon/i);
  expect(await filesThatKnow(scene.server.parts.config.dataDir)).toEqual([]);
});

test('erasing a requester keeps the data of others', async () => {
  const scene = await setupInbox();
  await scene.server.call('POST', '/api/sendEmail', { body: contactMessage({ email: `autre-${EMAIL}` }), headers: { 'x-form-trap': '1' } });
  await scene.server.call('POST', '/api/sendEmail', { body: contactMessage({ email: 'paul@exemple.ca' }) });
  await eraseRequest(scene, await everythingOf(scene));
  const { db } = scene.server.parts.database;
  expect(await db.selectFrom('suspect').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('mail_outbox').select('recipient').where('recipient', '=', 'paul@exemple.ca').execute()).toHaveLength(1);
});

test('an erased member and an erased group are absent from all files', async () => {
  const scene = await setupSeats();
  const headers = await member(scene.server, { username: 'xylophonia', email: EMAIL, name: NAME });
  await scene.ask(2, { name: NAME, email: EMAIL, message: 'Xylophonia et Luc' });
  const [group] = (await scene.attendance()).groups;
  for (const action of ['cancel', 'erase'] as const) expect((await scene.performAsOwner(group?.id ?? '', action)).status).toBe(200);
  expect((await scene.server.call('POST', '/api/member/erase', { headers, body: { password: PASSWORD } })).status).toBe(200);
  await scene.server.settled();
  expect(await dumpOf(scene, EVERYWHERE)).not.toMatch(/xylophon/i);
  expect(await filesThatKnow(scene.server.parts.config.dataDir)).toEqual([]);
});

test('restoring a backup from before an erasure does not restore the person', { skip: POSTGRES }, async () => {
  const scene = await setupInbox();
  const { config, clock } = scene.server.parts;
  const id = await everythingOf(scene);
  const { file } = await backUp(config, { occasion: 'asked', now: clock() });
  await eraseRequest(scene, id);
  await scene.server.parts.database.close();
  await restoreCopy(config, { folder: join(config.dataDir, 'backups'), file, overwrite: true, now: clock() });
  expect(await filesThatKnow(config.dataDir)).toEqual(['boucane.sqlite']);

  const database = await openDatabase(config, { log: silentLog(), seed: SMALL_SEED });
  onTestFinished(() => database.close());
  expect(await repeatErasures({ database, config, now: clock() })).toBe(1);
  expect(await filesThatKnow(config.dataDir)).toEqual([]);
  expect(await listErasures(database.db)).toMatchObject([{ kind: 'request', id }]);
  // Erased once: the next start has no records left to erase.
  expect(await repeatErasures({ database, config, now: clock() })).toBe(0);
});

test('a truncated line in the list of erasures does not prevent a server start', async () => {
  const scene = await setupInbox();
  const { config, database, clock } = scene.server.parts;
  await repeatErasures({ database, config, now: clock() });
  const id = await scene.ask({ contactInfo: WHO });
  await eraseRequest(scene, id);
  await repeatErasures({ database, config, now: clock() });
  const path = join(config.dataDir, 'backups', 'erased.jsonl');
  const text = await readFile(path, 'utf8');
  await writeFile(path, `${text}{"kind":"requ`);
  expect(await repeatErasures({ database, config, now: clock() })).toBe(0);
});
