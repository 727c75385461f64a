import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findContactMessage } from '../../server/db/contactMessages';
import { listErasures } from '../../server/db/erasures';
import { purgeExpired } from '../../server/db/purge';
import { repeatErasures } from '../../server/erasing/repeatErasures';
import type { ContactDetails, ContactLine } from '../../src/contract/mailbox';
import { createSmtpMailer } from '../../server/mail/smtpMailer';
import { startOutbox } from '../../server/mail/outbox';
import { contactMessage } from './contactMessages';
import { startMailServer } from './mailServer';
import { testServer, type TestServer } from './testServer';
import { OUTBOX_DEFAULTS } from './writtenMail';

const ANSWER = { subject: 'Your message to Boucane', text: 'Hello Marie,\n\nYes, in <b>English</b> too.\n\nKind regards,\nSamuel' };

interface Scene {
  server: TestServer;
  owner: { authorization: string };
  write(changes?: Parameters<typeof contactMessage>[0], headers?: Record<string, string>): Promise<Response>;
  list(query?: string): Promise<ContactLine[]>;
  /** Calls an action on a message. */
  act(id: string, action: 'answer' | 'erase' | 'read', body?: object, headers?: Record<string, string>): Promise<Response>;
  read(id: string): Promise<ContactDetails>;
}

async function scene(): Promise<Scene> {
  const server = await testServer();
  const owner = await server.signedIn('admin', 'samuel');
  const json = async (path: string): Promise<unknown> => (await server.call('GET', path, { headers: owner })).json();
  return {
    server,
    owner,
    write: (changes, headers = {}) => server.call('POST', '/api/sendEmail', { body: contactMessage(changes), headers: { 'accept-language': 'en', ...headers } }),
    list: async (query = '') => (await json(`/api/messages${query}`)) as ContactLine[],
    act: (id, action, body, headers = {}) => server.call('POST', `/api/messages/${id}/${action}`, { headers: { ...owner, ...headers }, ...(body ? { body } : {}) }),
    read: async (id) => (await json(`/api/messages/${id}`)) as ContactDetails,
  };
}

const newest = async ({ list }: Scene): Promise<ContactLine> => {
  const [first] = await list();
  if (!first) throw new Error('no message');
  return first;
};

const answersIn = ({ server }: Scene) => server.parts.database.db.selectFrom('mail_outbox').selectAll().where('kind', '=', 'contact-answer').execute();

test('a message is stored with its two mails, in the sender’s language', async () => {
  const it = await scene();
  await it.write();
  expect(await it.list()).toEqual([{ id: expect.any(String) as string, name: 'Marie Tremblay', email: 'marie@example.org', topic: 'trainings', message: contactMessage().message, language: 'en', createdAt: '2026-11-21T17:00:00.000Z', readAt: null, answeredAt: null }]);
  const { id } = await newest(it);
  expect(await it.server.parts.database.db.selectFrom('mail_outbox').select('kind').where('contact_id', '=', id).orderBy('kind').execute()).toEqual([{ kind: 'contact-notice' }, { kind: 'contact-received' }]);
});

test('a message whose mails cannot be queued is not stored', async () => {
  const it = await scene();
  const { db } = it.server.parts.database;
  await db.schema.alterTable('mail_outbox').renameTo('elsewhere').execute();
  expect((await it.write()).status).toBe(500);
  expect(await it.list()).toEqual([]);
});

test('a repeated request with one key stores one message', async () => {
  const it = await scene();
  for (let count = 0; count < 3; count += 1) await it.write({}, { 'idempotency-key': 'draft' });
  expect(await it.list()).toHaveLength(1);
});

test('a quarantined message is stored once the owner accepts it', async () => {
  const it = await scene();
  await it.write({}, { 'x-form-trap': '1' });
  expect(await it.list()).toEqual([]);
  const [suspect] = (await (await it.server.call('GET', '/api/suspects', { headers: it.owner })).json()) as { id: string }[];
  await it.server.call('POST', `/api/suspects/${suspect?.id}/accept`, { headers: it.owner });
  expect(await it.list()).toMatchObject([{ name: 'Marie Tremblay' }]);
});

test('unread messages come first, then the newest', async () => {
  const it = await scene();
  for (const [minute, name] of [[0, 'Un'], [1, 'Deux'], [2, 'Trois']] as const) {
    it.server.travelTo(`2026-11-21T17:0${minute}:00.000Z`);
    await it.write({ name, message: `Message de ${name}` });
  }
  await it.act((await newest(it)).id, 'read', { read: true });
  expect((await it.list()).map(({ name }) => name)).toEqual(['Deux', 'Un', 'Trois']);
  expect((await it.list('?limit=1&offset=1')).map(({ name }) => name)).toEqual(['Un']);
  expect(await (await it.server.call('GET', '/api/message-counts', { headers: it.owner })).json()).toEqual({ all: 3, unread: 2 });
});

test('the search finds words of the name, the address and the message, without accents', async () => {
  const it = await scene();
  await it.write({ name: 'Éloïse Gagné', message: 'Une épluchette de blé d’Inde' });
  await it.write({ name: 'Paul', email: 'paul@exemple.ca', message: '100 % certain' });
  const namesOf = async (search: string) => (await it.list(`?search=${encodeURIComponent(search)}`)).map(({ name }) => name);
  expect(await namesOf('eloise epluchette')).toEqual(['Éloïse Gagné']);
  expect(await namesOf('PAUL@')).toEqual(['Paul']);
  expect(await namesOf('100 %')).toEqual(['Paul']);
  expect(await namesOf('%')).toEqual(['Paul']);
  expect(await namesOf('nothing\0')).toEqual([]);
});

test('a message is marked as read once, and can be marked as unread', async () => {
  const it = await scene();
  await it.write();
  const { id } = await newest(it);
  await it.act(id, 'read', { read: true });
  it.server.travelTo('2026-11-21T19:00:00.000Z');
  expect(await (await it.act(id, 'read', {})).json()).toMatchObject({ readAt: '2026-11-21T17:00:00.000Z' });
  expect(await (await it.act(id, 'read', { read: false })).json()).toMatchObject({ readAt: null });
  expect((await it.act('unknown', 'read', {})).status).toBe(404);
});

test('an answer is queued to the sender in their language, quotes the message and shows in the thread', async () => {
  const it = await scene();
  await it.write();
  const { id } = await newest(it);
  it.server.travelTo('2026-11-21T19:00:00.000Z');
  const response = await it.act(id, 'answer', ANSWER);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ readAt: '2026-11-21T19:00:00.000Z', answeredAt: '2026-11-21T19:00:00.000Z', answers: [{ subject: ANSWER.subject, status: 'queued' }] });
  const [mail] = await answersIn(it);
  expect(mail).toMatchObject({ recipient: 'marie@example.org', language: 'en', subject: ANSWER.subject, contact_id: id, booking_id: null });
  expect(JSON.parse(String(mail?.reply_to))).toEqual({ name: 'Boucane', address: 'bonjour@boucane.example' });
  expect(mail?.text).toContain('> Donnez-vous la formation du brisket en anglais');
  expect(mail?.text).toContain('You are receiving this because you wrote a message on');
  expect(mail?.html).toContain('&lt;b&gt;English&lt;/b&gt;');
  expect(it.server.queuedSignals()).toBe(2);
});

test('an answer really arrives', async () => {
  const it = await scene();
  const mailbox = await startMailServer();
  onTestFinished(() => mailbox.close());
  await it.write();
  await it.act((await newest(it)).id, 'answer', ANSWER);
  const { database, clock, log } = it.server.parts;
  const outbox = startOutbox({ ...OUTBOX_DEFAULTS, db: database.db, findMailer: () => Promise.resolve(createSmtpMailer(mailbox.url)), clock, log, pollMs: 3_600_000 });
  onTestFinished(() => outbox.stop());
  await outbox.flush();
  expect(mailbox.delivered.map(({ subject }) => subject)).toContain(ANSWER.subject);
  expect((await it.read((await newest(it)).id)).answers).toMatchObject([{ status: 'sent' }]);
});

test('an answer repeated with one key is sent once', async () => {
  const it = await scene();
  await it.write();
  const { id } = await newest(it);
  const headers = { 'idempotency-key': 'answer-1' };
  const responses = await Promise.all(Array.from({ length: 5 }, () => it.act(id, 'answer', ANSWER, headers)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await answersIn(it)).toHaveLength(1);
  expect((await it.act(id, 'answer', { ...ANSWER, text: 'Other' }, headers)).status).toBe(422);
});

test('an answer without a subject or a text is rejected by field', async () => {
  const it = await scene();
  await it.write();
  const response = await it.act((await newest(it)).id, 'answer', { subject: ' ', text: '' }, { 'accept-language': 'en' });
  expect(response.status).toBe(422);
  expect(((await response.json()) as { errors: object }).errors).toEqual({ subject: 'This field is required.', text: 'This field is required.' });
});

test('erasing a message erases its mails, and the other messages and mails of the same address', async () => {
  const it = await scene();
  await it.write();
  await it.write({ message: 'Encore moi', email: 'MARIE@example.org' });
  await it.write({ name: 'Paul', email: 'paul@exemple.ca' });
  const mine = (await it.list()).filter(({ name }) => name !== 'Paul');
  const [first] = mine;
  await it.act(first?.id ?? '', 'answer', ANSWER);
  expect(await (await it.act(first?.id ?? '', 'erase')).json()).toMatchObject({ name: '', email: '', message: '', erased: true, answers: [], topic: 'trainings' });
  await it.server.settled();
  expect((await it.list()).map(({ name }) => name)).toEqual(['Paul']);
  const { db } = it.server.parts.database;
  const dump = JSON.stringify([await db.selectFrom('contact_message').selectAll().execute(), await db.selectFrom('mail_outbox').selectAll().execute(), await db.selectFrom('audit').selectAll().execute(), await db.selectFrom('idempotency').selectAll().execute()]);
  expect(dump).not.toMatch(/marie/i);
  expect(dump).toMatch(/paul@exemple\.ca/);
  expect(await listErasures(db)).toMatchObject([{ kind: 'message', id: first?.id }]);
  expect(await db.selectFrom('audit').select(['what', 'subject', 'change']).where('what', '=', 'message-erased').execute()).toEqual([{ what: 'message-erased', subject: `message/${first?.id}`, change: '' }]);
});

test('an erased message cannot be answered, and erasing it again changes nothing', async () => {
  const it = await scene();
  await it.write();
  const { id } = await newest(it);
  await it.act(id, 'erase');
  expect((await it.act(id, 'answer', ANSWER)).status).toBe(409);
  expect((await it.act(id, 'erase')).status).toBe(200);
  expect(await answersIn(it)).toEqual([]);
});

test('a message that came back with a restored backup is erased again', async () => {
  const it = await scene();
  const { database, clock } = it.server.parts;
  const config = { dataDir: await mkdtemp(join(tmpdir(), 'boucane-erased-')) };
  onTestFinished(() => rm(config.dataDir, { recursive: true, force: true }));
  await it.write();
  const { id } = await newest(it);
  const before = await findContactMessage(database.db, id);
  await it.act(id, 'erase');
  await repeatErasures({ database, config, now: clock() });
  await database.db.deleteFrom('erasure').execute();
  await database.db.updateTable('contact_message').set({ name: before?.name ?? '', email: before?.email ?? '', erased: 0 }).execute();
  expect(await repeatErasures({ database, config, now: clock() })).toBe(1);
  expect(await findContactMessage(database.db, id)).toMatchObject({ name: '', email: '', erased: 1 });
});

test('messages are deleted after the retention period, with their answers', async () => {
  const it = await scene();
  await it.write();
  await it.act((await newest(it)).id, 'answer', ANSWER);
  const { db } = it.server.parts.database;
  await purgeExpired(db, new Date('2028-11-21T16:00:00.000Z'));
  expect(await db.selectFrom('contact_message').select('id').execute()).toHaveLength(1);
  await purgeExpired(db, new Date('2028-11-21T18:00:00.000Z'));
  expect(await db.selectFrom('contact_message').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});
