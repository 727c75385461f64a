import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../../server/log';
import { startOutbox } from '../../server/mail/outbox';
import { createSmtpMailer } from '../../server/mail/smtpMailer';
import { contactMessage } from './contactMessages';
import { startMailServer } from './mailServer';
import { testServer, type TestServer } from './testServer';
import { OUTBOX_DEFAULTS } from './writtenMail';

const send = (server: TestServer, body: unknown = contactMessage(), headers: Record<string, string> = {}) => server.call('POST', '/api/sendEmail', { body, headers });

const mailsOf = async ({ parts }: TestServer) => parts.database.db.selectFrom('mail_outbox').selectAll().orderBy('kind', 'desc').execute();
const keysOf = async ({ parts }: TestServer) => parts.database.db.selectFrom('idempotency').selectAll().execute();

const received = { fr: 'Merci pour votre message\u202f! Je vous réponds dès que possible.', en: 'Thank you for your message! We will respond as soon as possible.' };

test.each(['fr', 'en'] as const)('a valid message gets a response in the language of its sender: %s', async (language) => {
  const server = await testServer();
  const response = await send(server, contactMessage(), { 'accept-language': language });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: received[language] });
});

test('a valid message queues a French mail to the owner with Reply-To, and a copy in the sender’s language', async () => {
  const server = await testServer();
  await send(server, contactMessage(), { 'accept-language': 'en' });
  const [copy, notice, ...others] = await mailsOf(server);
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ kind: 'contact-received', recipient: 'marie@example.org', language: 'en', status: 'queued', booking_id: null, calendar: null, subject: 'Your message has arrived' });
  expect(notice).toMatchObject({ kind: 'contact-notice', recipient: 'bonjour@boucane.example', language: 'fr', status: 'queued', booking_id: null, subject: 'Message de Marie Tremblay\u00a0: Formations' });
  expect(JSON.parse(String(notice?.reply_to))).toEqual({ name: 'Marie Tremblay', address: 'marie@example.org' });
  expect(JSON.parse(String(copy?.reply_to))).toEqual({ name: 'Boucane', address: 'bonjour@boucane.example' });
  for (const text of [notice?.text, notice?.html]) expect(text).toContain('Donnez-vous la formation du brisket en anglais');
  expect(notice?.text).toContain('Anglais, répondez en anglais');
  expect(server.queuedSignals()).toBe(1);
});

test('the sender’s copy contains no submitted text, so that the form cannot send spam', async () => {
  const server = await testServer();
  await send(server, contactMessage({ name: 'Win-A-Prize https://evil.example', message: 'Click https://evil.example' }));
  const [copy] = await mailsOf(server);
  expect(`${copy?.subject} ${copy?.text} ${copy?.html}`).not.toMatch(/evil|prize/i);
});

test('a queued message is listed for the administrator', async () => {
  const server = await testServer();
  await send(server);
  const mails = (await (await server.call('GET', '/api/mail', { headers: await server.signedIn('admin') })).json()) as object[];
  expect(mails).toContainEqual(expect.objectContaining({ bookingId: null, kind: 'contact-notice', status: 'queued' }));
});

test('an invalid message is rejected by field in the sender’s language and queues no mail', async () => {
  const server = await testServer();
  const response = await send(server, { name: ' ', email: 'marie', subject: 'Prizes!', message: '' }, { 'accept-language': 'en' });
  expect(response.status).toBe(422);
  expect(((await response.json()) as { errors: object }).errors).toEqual({
    name: 'Full name is required',
    email: 'Please enter a valid email address',
    subject: 'Check this value: it is not valid.',
    message: 'This field is required.',
  });
  expect(await mailsOf(server)).toEqual([]);
});

test('concurrent and repeated requests with one key send a single message', async () => {
  const server = await testServer();
  const headers = { 'idempotency-key': 'draft-1', 'accept-language': 'en' };
  const responses = await Promise.all(Array.from({ length: 20 }, () => send(server, contactMessage(), headers)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
  expect(await mailsOf(server)).toHaveLength(2);
  expect(await keysOf(server)).toMatchObject([{ route: 'POST /sendEmail', status: 200 }]);
}, 30_000);

test('a key reused with another message is rejected, and keys are separate per route', async () => {
  const server = await testServer();
  const headers = { 'idempotency-key': 'draft-1' };
  await send(server, contactMessage(), headers);
  const response = await send(server, contactMessage({ message: 'Autre chose' }), headers);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ message: 'Cette demande a déjà été envoyée avec un autre contenu.' });
  expect(await mailsOf(server)).toHaveLength(2);
  expect((await server.call('POST', '/api/booking', { body: {}, headers })).status).toBe(422);
});

test.each(['', 'k'.repeat(256)])('an empty or overlong key is rejected', async (key) => {
  const server = await testServer();
  expect((await send(server, contactMessage(), { 'idempotency-key': key })).status).toBe(400);
});

test('five messages an hour are accepted, not counting invalid messages and repeats', async () => {
  const server = await testServer({ environment: { RATE_LIMIT_SCALE: '1' } });
  for (let count = 0; count < 8; count += 1) expect((await send(server, contactMessage({ message: '' }))).status).toBe(422);
  for (let count = 0; count < 8; count += 1) expect((await send(server, contactMessage(), { 'idempotency-key': 'one' })).status).toBe(200);
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await send(server)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect(Number((await send(server)).headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('a mail that cannot be queued rolls back the message, and the same key may be used again', async () => {
  const server = await testServer();
  const { db } = server.parts.database;
  await db.schema.alterTable('mail_outbox').renameTo('mail_outbox_elsewhere').execute();
  expect((await send(server, contactMessage(), { 'idempotency-key': 'k' })).status).toBe(500);
  expect(await keysOf(server)).toEqual([]);
  expect(server.queuedSignals()).toBe(0);
  await db.schema.alterTable('mail_outbox_elsewhere').renameTo('mail_outbox').execute();
  expect((await send(server, contactMessage(), { 'idempotency-key': 'k' })).status).toBe(200);
  expect(await mailsOf(server)).toHaveLength(2);
});

test('a message is accepted while the mail server is down, and sent once available', async () => {
  const server = await testServer();
  const mailbox = await startMailServer();
  onTestFinished(() => mailbox.close());
  mailbox.refuse('connect', 421);
  expect((await send(server)).status).toBe(200);
  const outbox = startOutbox({ ...OUTBOX_DEFAULTS, db: server.parts.database.db, findMailer: () => Promise.resolve(createSmtpMailer(mailbox.url)), clock: server.parts.clock, log: silentLog(), pollMs: 3_600_000 });
  onTestFinished(() => outbox.stop());
  await outbox.flush();
  expect((await mailsOf(server)).map(({ status }) => status)).toEqual(['queued', 'queued']);
  mailbox.refuse('connect', null);
  server.travelTo('2026-11-21T19:00:00.000Z');
  await outbox.flush();
  expect(mailbox.delivered.map(({ to }) => String(to?.[0]?.address)).toSorted()).toEqual(['bonjour@boucane.example', 'marie@example.org']);
  expect(mailbox.delivered.find(({ to }) => to?.[0]?.address === 'bonjour@boucane.example')?.replyTo).toEqual([{ name: 'Marie Tremblay', address: 'marie@example.org' }]);
});
