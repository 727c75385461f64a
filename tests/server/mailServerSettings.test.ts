import { describe, expect, test } from 'vitest';
import { createLog } from '../../server/log';
import { createMailerSource } from '../../server/mailserver/createMailerSource';
import { contactMessage } from './contactMessages';
import { loopbackMailServer, localForm, newSecretKey, PASSWORD, providerForm, setupMailServer, type MailServerSetup } from './mailServerSetup';
import { NOW } from './testServer';

const POSTGRES = process.env['TEST_DATABASE_URL'] !== undefined;

const errorsOf = async (response: Response) => ((await response.json()) as { errors?: Record<string, string> }).errors;
const storedOf = ({ server }: MailServerSetup) => server.parts.database.db.selectFrom('mail_server').selectAll().execute();
const mailsOf = ({ server }: MailServerSetup) => server.parts.database.db.selectFrom('mail_outbox').selectAll().orderBy('kind', 'desc').execute();
const writeMessage = ({ server }: MailServerSetup) => server.call('POST', '/api/sendEmail', { body: contactMessage() });
const queuedMailsOf = async ({ server, owner }: MailServerSetup) => ((await (await server.call('GET', '/api/admin/overview', { headers: owner })).json()) as { queuedMails: object }).queuedMails;

describe('a new installation', () => {
  test('has no mail server and says that mails wait', async () => {
    const setup = await setupMailServer();
    expect(await setup.read()).toEqual({ source: 'none', host: '', port: 587, security: 'starttls', username: '', sender: '', hasPassword: false, problem: null, version: 0 });
    await writeMessage(setup);
    await setup.flush();
    expect(await queuedMailsOf(setup)).toEqual({ count: 2, failing: 0, canLeave: false, problem: null });
  });

  test('sends its waiting mails once a mail server is saved, without a restart', async () => {
    const mailbox = await loopbackMailServer();
    const setup = await setupMailServer();
    await writeMessage(setup);
    await setup.flush();
    expect((await setup.put(localForm(mailbox.port))).status).toBe(200);
    await expect.poll(async () => (await mailsOf(setup)).map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(mailbox.delivered).toHaveLength(2);
    expect(await queuedMailsOf(setup)).toEqual({ count: 0, failing: 0, canLeave: true, problem: null });
  });
});

describe('the password', () => {
  test('is in no response, log line, audit entry or database text', async () => {
    const lines: string[] = [];
    const setup = await setupMailServer({ log: createLog({ write: (line) => void lines.push(line) }) });
    const { server, owner } = setup;
    const responses = [await setup.put(providerForm()), await setup.put(providerForm({ port: 70_000 })), await setup.put(providerForm(), { 'if-match': '"9"' }), await setup.test(providerForm({ host: 'localhost', port: 1, security: 'tls' }))];
    for (const path of ['/api/mail-server', '/api/audit', '/api/admin/overview', '/api/mail-counts']) responses.push(await server.call('GET', path, { headers: owner }));
    expect(responses.map(({ status }) => status)).toEqual([200, 422, 412, 200, 200, 200, 200, 200]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    const { db } = server.parts.database;
    const stored = await storedOf(setup);
    const everything = [...texts, ...lines, JSON.stringify(stored), JSON.stringify(await db.selectFrom('audit').selectAll().execute()), JSON.stringify(await db.selectFrom('idempotency').selectAll().execute())].join('\n');
    for (const secret of [PASSWORD, Buffer.from(PASSWORD).toString('base64').replace(/=+$/, ''), stored[0]?.password ?? 'sealed']) expect([...texts, ...lines].join('\n')).not.toContain(secret);
    expect(everything).not.toContain(PASSWORD);
    expect(stored[0]?.password).toMatch(/^v1\./);
    expect(await setup.read()).toMatchObject({ source: 'settings', host: 'smtp.exemple.ca', hasPassword: true, problem: null, version: 1 });
  });

  test('stays when the form leaves it empty', async () => {
    const setup = await setupMailServer();
    await setup.put(providerForm());
    const [before] = await storedOf(setup);
    expect((await setup.put(providerForm({ password: '', port: 465, security: 'tls' }))).status).toBe(200);
    const [after] = await storedOf(setup);
    expect(after).toEqual({ ...before, port: 465, security: 'tls', version: 2 });
  });

  test.each([['host', { host: 'smtp.evil.example' }], ['account', { username: 'eve@exemple.ca' }]])('has to be entered again for another %s, so that it cannot be sent to a stranger', async (_, changes) => {
    const setup = await setupMailServer();
    await setup.put(providerForm());
    expect(await errorsOf(await setup.put(providerForm({ password: '', ...changes })))).toEqual({ password: 'The server or the account has changed: enter the password again.' });
    expect(await errorsOf(await setup.test(providerForm({ password: '', ...changes })))).toEqual({ 'server.password': 'The server or the account has changed: enter the password again.' });
    expect(await setup.read()).toMatchObject({ host: 'smtp.exemple.ca', version: 1 });
  });

  test('is required for an account, and deleted with the account', async () => {
    const setup = await setupMailServer();
    expect(await errorsOf(await setup.put(providerForm({ password: '' })))).toEqual({ password: 'Enter the password of this account.' });
    await setup.put(providerForm());
    expect((await setup.put(providerForm({ username: '', password: '' }))).status).toBe(200);
    expect(await setup.read()).toMatchObject({ username: '', hasPassword: false });
    expect((await storedOf(setup))[0]?.password).toBeNull();
  });

  test('cannot be stored without SECRET_KEY when several servers share the database', { skip: !POSTGRES }, async () => {
    const setup = await setupMailServer({ environment: { SECRET_KEY: '' } });
    expect(await setup.read()).toMatchObject({ source: 'none', problem: 'keyMissing' });
    expect(await errorsOf(await setup.put(providerForm()))).toEqual({ password: 'The password can’t be stored: SECRET_KEY is missing in the server’s configuration.' });
    expect(await storedOf(setup)).toEqual([]);
  });

  test('cannot be stored with an invalid SECRET_KEY, and the server still answers', async () => {
    const setup = await setupMailServer({ environment: { SECRET_KEY: 'too short' } });
    expect(await setup.read()).toMatchObject({ problem: 'keyInvalid' });
    expect(await errorsOf(await setup.put(providerForm()))).toEqual({ password: 'The password can’t be stored: the server’s key (SECRET_KEY or secret.key) is not valid.' });
  });
});

describe('a mail server whose key is wrong', () => {
  test('counts as not set and says why, until the password is entered again', async () => {
    const mailbox = await loopbackMailServer({ login: { user: 'samuel', pass: PASSWORD } });
    const setup = await setupMailServer({ environment: { SECRET_KEY: newSecretKey() } });
    const form = localForm(mailbox.port, { username: 'samuel', password: PASSWORD });
    await setup.put(form);
    Object.assign(setup.server.parts.config, { secretKey: newSecretKey() });
    await writeMessage(setup);
    await setup.flush();
    expect(mailbox.delivered).toEqual([]);
    expect(await setup.read()).toMatchObject({ source: 'settings', hasPassword: true, problem: 'keyWrong' });
    expect(await queuedMailsOf(setup)).toEqual({ count: 2, failing: 0, canLeave: false, problem: 'keyWrong' });
    expect(await errorsOf(await setup.put({ ...form, password: '' }))).toEqual({ password: 'Enter the password of this account.' });
    expect((await setup.put(form)).status).toBe(200);
    await expect.poll(() => mailbox.delivered.length).toBe(2);
  });

  test('counts as not set after the key file was lost', { skip: POSTGRES }, async () => {
    const setup = await setupMailServer();
    await setup.put(providerForm());
    Object.assign(setup.server.parts.config, { dataDir: '/nonexistent' });
    expect(await setup.read()).toMatchObject({ problem: 'keyMissing' });
    expect(await queuedMailsOf(setup)).toMatchObject({ canLeave: false, problem: 'keyMissing' });
  });
});

describe('SMTP_URL', () => {
  test('takes precedence, is described without its password, and cannot be changed', async () => {
    const mailbox = await loopbackMailServer({ login: { user: 'sam@exemple.ca', pass: PASSWORD } });
    const setup = await setupMailServer({ environment: { SMTP_URL: `smtp://sam%40exemple.ca:${PASSWORD}@127.0.0.1:${mailbox.port}` } });
    expect(await setup.read()).toEqual({ source: 'environment', host: '127.0.0.1', port: mailbox.port, security: 'starttls', username: 'sam@exemple.ca', sender: '', hasPassword: true, problem: null, version: 0 });
    for (const response of [await setup.put(providerForm()), await setup.server.call('DELETE', '/api/mail-server', { headers: setup.owner }), await setup.test(providerForm())]) expect(response.status).toBe(409);
    expect(await (await setup.test(null)).json()).toEqual({ outcome: 'sent', recipient: 'samuel@example.org', detail: '' });
    await writeMessage(setup);
    await setup.flush();
    await expect.poll(() => mailbox.delivered.length).toBe(3);
  });
});

describe('a change', () => {
  test('of an outdated version is rejected with the current one', async () => {
    const setup = await setupMailServer();
    await setup.put(providerForm());
    const response = await setup.put(providerForm({ port: 25 }), { 'if-match': '"0"' });
    expect(response.status).toBe(412);
    expect(((await response.json()) as { current: object }).current).toEqual(await setup.read());
    expect((await setup.put(providerForm({ port: 465 }), { 'if-match': '"1"' })).status).toBe(200);
  });

  test('is recorded without the account and the password', async () => {
    const setup = await setupMailServer();
    await setup.put(providerForm());
    await setup.server.call('DELETE', '/api/mail-server', { headers: setup.owner });
    const entries = (await (await setup.server.call('GET', '/api/audit', { headers: setup.owner })).json()) as { what: string; by: string; change: string }[];
    const changes = entries.filter(({ what }) => what === 'mail-server').map(({ by, change }) => `${by}: ${change}`);
    expect(changes.toSorted()).toEqual(['samuel: host:  → smtp.exemple.ca, port: 0 → 587, username changed, password changed', 'samuel: removed']);
  });

  test('makes mails due that failed before', async () => {
    const [closed, mailbox] = [await loopbackMailServer(), await loopbackMailServer()];
    await closed.close();
    const setup = await setupMailServer();
    await setup.put(localForm(closed.port));
    await writeMessage(setup);
    await expect.poll(async () => (await mailsOf(setup)).map(({ attempts }) => attempts)).toEqual([1, 1]);
    for (const { next_attempt_at } of await mailsOf(setup)) expect(next_attempt_at > NOW).toBe(true);
    await setup.put(localForm(mailbox.port));
    await expect.poll(() => mailbox.delivered.length).toBe(2);
  });

  test('to nothing removes the password, and mails wait again', async () => {
    const mailbox = await loopbackMailServer({ login: { user: 'samuel', pass: PASSWORD } });
    const setup = await setupMailServer();
    await setup.put(localForm(mailbox.port, { username: 'samuel', password: PASSWORD }));
    const removed = await setup.server.call('DELETE', '/api/mail-server', { headers: { ...setup.owner, 'if-match': '"1"' } });
    expect(await removed.json()).toMatchObject({ source: 'none', hasPassword: false, version: 2 });
    expect((await storedOf(setup))[0]).toMatchObject({ host: '', username: '', password: null });
    await writeMessage(setup);
    await setup.flush();
    expect((await mailsOf(setup)).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(['queued 0', 'queued 0']);
  });
});

describe('another server on the same database', () => {
  test('finds a changed mail server when it polls', async () => {
    const [first, second] = [await loopbackMailServer(), await loopbackMailServer()];
    const setup = await setupMailServer();
    const { database, config } = setup.server.parts;
    const findMailer = createMailerSource(database.db, config);
    expect(await findMailer()).toBeNull();
    await setup.put(localForm(first.port));
    const before = await findMailer();
    expect(await findMailer()).toBe(before);
    await setup.put(localForm(second.port));
    const after = await findMailer();
    expect(after).not.toBe(before);
    await setup.server.call('DELETE', '/api/mail-server', { headers: setup.owner });
    expect(await findMailer()).toBeNull();
  });
});

describe('the form', () => {
  test.each([
    [{ host: '' }, { host: 'This field is required.' }],
    [{ host: 'https://smtp.exemple.ca' }, { host: 'Enter only the server’s name. Example: smtp.example.com' }],
    [{ host: 'smtp.exemple.ca:587' }, { host: 'Enter only the server’s name. Example: smtp.example.com' }],
    [{ port: 0 }, { port: 'At least 1 needed.' }],
    [{ port: 65_536 }, { port: 'That is too many: 65535 at most.' }],
    [{ security: 'none' as const }, { security: 'Choose an encrypted connection: without one, the password could be read on the way.' }],
    [{ sender: 'Samuel' }, { sender: 'Please enter a valid email address' }],
    [{ password: 'a\nb' }, { password: 'Check this value: it is not valid.' }],
  ])('rejects %j at the field', async (changes, errors) => {
    const setup = await setupMailServer();
    expect(await errorsOf(await setup.put(providerForm(changes)))).toEqual(errors);
  });

  test.each(['localhost', '127.0.0.1', '10.1.2.3', '192.168.0.10', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])('rejects the private host %s on a public site', async (host) => {
    const setup = await setupMailServer({ environment: { PUBLIC_URL: 'https://boucane.example', RATE_LIMIT_SCALE: '1' } });
    expect(await errorsOf(await setup.put(providerForm({ host })))).toEqual({ host: 'This address is private: the site can’t use this server.' });
    expect((await setup.test(providerForm({ host }))).status).toBe(422);
  });

  test('accepts a host in capitals and with spaces around it', async () => {
    const setup = await setupMailServer();
    expect((await setup.put(providerForm({ host: ' SMTP.Exemple.CA ' }))).status).toBe(200);
    expect(await setup.read()).toMatchObject({ host: 'smtp.exemple.ca' });
  });
});
