import { expect, test } from 'vitest';
import { bookingMails } from '../../server/mail/bookingMails';
import { findByToken } from '../../server/db/manage';
import { withoutSelfServiceTokens } from '../../src/contract/selfService';
import type { MailCounts, MailDetails, MailLine, MailStatus } from '../../src/contract/mailbox';
import { bookingRequest } from './bookingRequests';
import { contactMessage } from './contactMessages';
import { testServer, type TestServer } from './testServer';

interface Scene {
  server: TestServer;
  owner: { authorization: string };
  list(query?: string): Promise<MailLine[]>;
  read(id: string): Promise<MailDetails>;
  act(id: string, action: 'copy' | 'retry', headers?: Record<string, string>): Promise<Response>;
  /** Sets the status of all mails, as the outbox does. */
  become(status: MailStatus): Promise<void>;
}

async function scene(): Promise<Scene> {
  const server = await testServer({ bookingMails });
  const owner = await server.signedIn('admin', 'samuel');
  const json = async (path: string): Promise<unknown> => (await server.call('GET', path, { headers: owner })).json();
  const { db } = server.parts.database;
  return {
    server,
    owner,
    list: async (query = '') => (await json(`/api/mail${query}`)) as MailLine[],
    read: async (id) => (await json(`/api/mail/${id}`)) as MailDetails,
    act: (id, action, headers = {}) => server.call('POST', `/api/mail/${id}/${action}`, { headers: { ...owner, ...headers } }),
    async become(status) {
      for (const { id, text, sheet } of await db.selectFrom('mail_outbox').select(['id', 'text', 'sheet']).execute()) {
        await db.updateTable('mail_outbox').set({ status, attempts: 3, ...(status === 'sent' ? { sent_at: '2026-11-21T17:01:00.000Z', text: withoutSelfServiceTokens(text), sheet: sheet && withoutSelfServiceTokens(sheet) } : {}) }).where('id', '=', id).execute();
      }
    },
  };
}

const firstOf = <Item>(items: readonly Item[]): Item => {
  const [first] = items;
  if (first === undefined) throw new Error('nothing found');
  return first;
};

test('mails are filtered by status and found by recipient and subject', async () => {
  const it = await scene();
  await it.server.call('POST', '/api/sendEmail', { body: contactMessage({ email: 'Éloïse@exemple.ca' }) });
  await it.become('dead');
  await it.server.call('POST', '/api/sendEmail', { body: contactMessage({ email: 'paul@exemple.ca', message: 'Autre chose' }) });
  expect(await it.list('?status=dead')).toHaveLength(2);
  expect(await it.list('?status=queued')).toHaveLength(2);
  expect(await it.list('?status=whatever')).toHaveLength(4);
  expect((await it.list('?search=eloise')).map(({ kind, status }) => `${kind} ${status}`)).toEqual(['contact-received dead']);
  expect((await it.list(`?status=queued&search=${encodeURIComponent('message est bien arrivé')}`)).map(({ recipient }) => recipient)).toEqual(['paul@exemple.ca']);
  const counts = async (search = '') => (await (await it.server.call('GET', `/api/mail-counts?search=${search}`, { headers: it.owner })).json()) as MailCounts;
  expect(await counts()).toEqual({ queued: 2, sent: 0, dead: 2, canLeave: false, problem: null });
  expect(await counts('eloise')).toMatchObject({ queued: 0, dead: 1 });
});

test('a mail shows its text, its attempts and its last error', async () => {
  const it = await scene();
  await it.server.call('POST', '/api/sendEmail', { body: contactMessage() });
  await it.server.parts.database.db.updateTable('mail_outbox').set({ attempts: 2, last_error: '450 later', next_attempt_at: '2026-11-21T17:05:00.000Z' }).execute();
  const line = firstOf(await it.list('?search=marie'));
  expect(await it.read(line.id)).toMatchObject({ content: 'shown', attempts: 2, lastError: '450 later', nextAttemptAt: '2026-11-21T17:05:00.000Z', canCopy: false, contactId: expect.any(String) as string });
  expect((await it.server.call('GET', '/api/mail/unknown', { headers: it.owner })).status).toBe(404);
});

test('the link of a password reset is not shown', async () => {
  const it = await scene();
  await it.server.call('POST', '/api/auth/forgot-password', { body: { email: 'samuel@example.org' } });
  await it.server.settled();
  expect(await it.read(firstOf(await it.list()).id)).toMatchObject({ kind: 'password-reset', content: 'secret', text: '' });
});

test('the text of a mail that is erased once it is sent cannot be read or copied', async () => {
  const it = await scene();
  await it.server.call('POST', '/api/auth/forgot-password', { body: { email: 'samuel@example.org' } });
  await it.server.settled();
  await it.server.parts.database.db.updateTable('mail_outbox').set({ status: 'sent', text: '', html: '' }).execute();
  const { id } = firstOf(await it.list());
  expect(await it.read(id)).toMatchObject({ content: 'erased', text: '', canCopy: false });
  expect((await it.act(id, 'copy')).status).toBe(409);
});

test('a failed mail is queued again with all its attempts', async () => {
  const it = await scene();
  await it.server.call('POST', '/api/sendEmail', { body: contactMessage() });
  await it.become('dead');
  const { id } = firstOf(await it.list());
  expect(await (await it.act(id, 'retry')).json()).toMatchObject({ id, status: 'queued', attempts: 0 });
  expect((await it.act(id, 'retry')).status).toBe(404);
  expect((await it.act(id, 'copy')).status).toBe(409);
});

test('a copy of a sent mail is a new mail with the same content', async () => {
  const it = await scene();
  await it.server.call('POST', '/api/sendEmail', { body: contactMessage() });
  await it.become('sent');
  const sent = firstOf(await it.list('?search=marie'));
  it.server.travelTo('2026-11-21T22:00:00.000Z');
  const copy = (await (await it.act(sent.id, 'copy')).json()) as MailDetails;
  expect(copy).toMatchObject({ recipient: sent.recipient, subject: sent.subject, text: sent.text, status: 'queued', attempts: 0, createdAt: '2026-11-21T22:00:00.000Z', sentAt: null, contactId: sent.contactId });
  expect(copy.id).not.toBe(sent.id);
  const rows = await it.server.parts.database.db.selectFrom('mail_outbox').select(['id', 'message_id', 'html']).where('recipient', '=', sent.recipient).execute();
  expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(2);
  expect(new Set(rows.map(({ html }) => html)).size).toBe(1);
});

test('a copy repeated with one key is queued once', async () => {
  const it = await scene();
  await it.server.call('POST', '/api/sendEmail', { body: contactMessage() });
  await it.become('sent');
  const { id } = firstOf(await it.list());
  const copies = await Promise.all(Array.from({ length: 4 }, async () => ((await (await it.act(id, 'copy', { 'idempotency-key': 'again' })).json()) as MailDetails).id));
  expect(new Set(copies).size).toBe(1);
  expect(await it.list()).toHaveLength(3);
});

test('a copy of a booking’s mail contains a working link to the request', async () => {
  const it = await scene();
  const { id: bookingId } = (await (await it.server.call('POST', '/api/booking', { body: bookingRequest() })).json()) as { id: string };
  await it.become('sent');
  const sent = (await it.list()).find(({ kind }) => kind === 'booking-received');
  expect(sent?.text).toContain('/demande/…');
  const copy = (await (await it.act(sent?.id ?? '', 'copy')).json()) as MailDetails;
  const token = /\/demande\/([\w-]{43})/.exec(copy.text)?.[1] ?? '';
  const { db } = it.server.parts.database;
  expect(await findByToken(db, token)).toBe(bookingId);
  const row = await db.selectFrom('mail_outbox').select('sheet').where('id', '=', copy.id).executeTakeFirst();
  expect(row?.sheet).toContain(token);
});
