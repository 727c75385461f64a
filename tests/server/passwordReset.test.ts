import { expect, test } from 'vitest';
import { purgeExpired } from '../../server/db/purge';
import { silentLog } from '../../server/log';
import { startOutbox } from '../../server/mail/outbox';
import { requestPasswordReset, login, mailsOf, member, opens, register, reset, resetLink } from './accountSetup';
import { testServer, type TestServer } from './testServer';
import { OUTBOX_DEFAULTS } from './writtenMail';

const NEW = 'un autre feu de camp';

async function forgetful(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await testServer({ environment });
  await register(server);
  return server;
}

test('a reset link sets a new password once and ends earlier sessions', async () => {
  const server = await forgetful();
  const { authorization } = await member(server, { username: 'paul', email: 'paul@example.org' });
  const session = { authorization: `Bearer ${((await (await login(server)).json()) as { token: string }).token}` };
  const link = await resetLink(server);
  expect((await reset(server, link)).status).toBe(200);
  expect(await opens(server, session)).toBe(false);
  expect(await opens(server, { authorization })).toBe(true);
  expect((await login(server)).status).toBe(401);
  expect((await login(server, 'josee', NEW)).status).toBe(200);
  const again = await reset(server, link);
  expect(again.status).toBe(404);
  expect(await again.json()).toEqual({ message: 'Ce lien n’est plus valide. Demandez-en un autre.' });
});

test('a reset link starts with the public URL regardless of the request’s host', async () => {
  const server = await forgetful({ PUBLIC_URL: 'http://127.0.0.1:3000' });
  await requestPasswordReset(server, 'josee@example.org', { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'http://evil.test' });
  await server.settled();
  const mail = (await mailsOf(server)).find(({ kind }) => kind === 'password-reset');
  expect(mail?.text).toContain('http://127.0.0.1:3000/en/reset-password?token=');
  expect(`${mail?.text} ${mail?.html}`).not.toContain('evil');
});

test('a reset mail is in the language of the page that requested it', async () => {
  const server = await forgetful();
  await resetLink(server);
  expect((await mailsOf(server)).find(({ kind }) => kind === 'password-reset')).toMatchObject({ language: 'en', subject: 'Choose a new password' });
});

test('a reset link expires after an hour', async () => {
  const server = await forgetful();
  const link = await resetLink(server);
  server.travelTo('2026-11-21T18:00:00.000Z');
  expect((await reset(server, link)).status).toBe(404);
  server.travelTo('2026-11-21T17:59:59.000Z');
  expect((await reset(server, link)).status).toBe(200);
});

test('a reset link is invalidated by a newer one', async () => {
  const server = await forgetful();
  const older = await resetLink(server);
  server.travelTo('2026-11-21T17:05:00.000Z');
  const newer = await resetLink(server);
  expect(newer.href).not.toBe(older.href);
  expect((await reset(server, older)).status).toBe(404);
  expect((await reset(server, newer)).status).toBe(200);
});

test('a reset link is valid for its email address only, and a mistake does not use it up', async () => {
  const server = await forgetful();
  const link = await resetLink(server);
  expect((await reset(server, link, { email: 'paul@example.org' })).status).toBe(404);
  expect((await reset(server, link, { newPassword: 'court' })).status).toBe(422);
  expect((await reset(server, link, { resetToken: 'x'.repeat(43) })).status).toBe(404);
  expect((await reset(server, link, { email: 'Josee@Example.org' })).status).toBe(200);
});

test('ten concurrent uses of a reset link change the password once', async () => {
  const server = await forgetful();
  const link = await resetLink(server);
  const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(server, link, { newPassword: `un feu de camp ${index}` })));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(404)]);
  expect((await mailsOf(server)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
});

test('a reset link is invalid for a user disabled since', async () => {
  const server = await forgetful();
  const link = await resetLink(server);
  await server.parts.database.db.updateTable('user').set({ disabled: 1 }).execute();
  expect((await reset(server, link)).status).toBe(404);
});

test('a reset token is stored as a hash, and its mail is emptied once sent and deleted after an hour', async () => {
  const server = await forgetful();
  const token = (await resetLink(server)).searchParams.get('token') ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { db } = server.parts.database;
  expect(JSON.stringify(await db.selectFrom('one_time_token').selectAll().execute())).not.toContain(token);
  const sent: string[] = [];
  const outbox = startOutbox({ ...OUTBOX_DEFAULTS, db, findMailer: () => Promise.resolve(async ({ text }) => void sent.push(text)), clock: server.parts.clock, log: silentLog() });
  await outbox.flush();
  await outbox.stop();
  expect(sent.join(' ')).toContain(token);
  expect(JSON.stringify(await mailsOf(server))).not.toContain(token);
  await purgeExpired(db, new Date('2026-11-21T18:00:00.000Z'));
  expect((await mailsOf(server)).map(({ kind }) => kind)).toEqual(['account-welcome']);
});

test('a password change notifies the account owner in their own language', async () => {
  const server = await forgetful();
  await reset(server, await resetLink(server));
  const notice = (await mailsOf(server)).find(({ kind }) => kind === 'password-changed');
  expect(notice).toMatchObject({ recipient: 'josee@example.org', language: 'fr', subject: 'Votre mot de passe a été changé' });
  expect(notice?.text).toContain('samedi 21 novembre 2026 à 12\u00a0h');
});

test('a reset request looks up the account after the response, which is equal for unknown addresses', async () => {
  const deferred: (() => Promise<void>)[] = [];
  const server = await testServer({ background: (work) => void deferred.push(work) });
  await register(server);
  for (const email of ['josee@example.org', 'nobody@example.org']) {
    expect(await (await requestPasswordReset(server, email)).json()).toEqual({ message: 'If an account exists for this email, a reset link has been sent.' });
  }
  // Both requests had the same effect: one background task, and no row in the database.
  expect(deferred).toHaveLength(2);
  expect(await server.parts.database.db.selectFrom('one_time_token').selectAll().execute()).toEqual([]);
  for (const work of deferred) await work();
  expect((await mailsOf(server)).filter(({ kind }) => kind === 'password-reset').map(({ recipient }) => recipient)).toEqual(['josee@example.org']);
});

test('a reset request gets the same response when the background work fails', async () => {
  const server = await forgetful();
  await server.parts.database.db.schema.dropTable('one_time_token').execute();
  expect((await requestPasswordReset(server)).status).toBe(200);
  await server.settled();
  expect((await login(server)).status).toBe(200);
});

test('a reset request without an email address is rejected by field', async () => {
  const server = await testServer();
  const response = await server.call('POST', '/api/auth/forgot-password', { body: { language: 'en' } });
  expect(await response.json()).toEqual({ message: 'Some fields are not valid.', errors: { email: 'Please enter your email.' } });
});
