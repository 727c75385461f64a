import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { startOutbox } from '../../server/mail/outbox';
import { createMailerSource } from '../../server/mailserver/createMailerSource';
import type { MailServerForm, MailServerRecord } from '../../src/contract/mailServer';
import { startMailServer, type MailServer, type MailServerOptions } from './mailServer';
import { testServer, type TestServer } from './testServer';
import { OUTBOX_DEFAULTS } from './writtenMail';

/** Password of the mail account in all tests: text that no other data contains. */
export const PASSWORD = 'braises-sous-la-cendre';

export const newSecretKey = (): string => randomBytes(32).toString('base64');

export interface MailServerSetup {
  server: TestServer;
  /** Headers of the administrator. */
  owner: { authorization: string };
  /** Starts the outbox of `main.ts`, which every change of the mail server flushes. */
  flush: () => Promise<void>;
  put(form: Partial<MailServerForm>, headers?: Record<string, string>): Promise<Response>;
  read(): Promise<MailServerRecord>;
  test(form: Partial<MailServerForm> | null): Promise<Response>;
}

/** Starts a server with an administrator and an outbox that reads the mail server of the settings. */
export async function setupMailServer(options: Parameters<typeof testServer>[0] = {}): Promise<MailServerSetup> {
  const secret: Record<string, string> = process.env['TEST_DATABASE_URL'] === undefined ? {} : { SECRET_KEY: newSecretKey() };
  let flush = (): Promise<void> => Promise.resolve();
  const server = await testServer({ ...options, environment: { ...secret, ...options.environment }, onQueued: () => void flush() });
  const { database, config, clock, log } = server.parts;
  const outbox = startOutbox({ ...OUTBOX_DEFAULTS, db: database.db, findMailer: createMailerSource(database.db, config), clock, log, pollMs: 3_600_000 });
  onTestFinished(() => outbox.stop());
  flush = () => outbox.flush();
  const owner = await server.signedIn('admin', 'samuel');
  return {
    server,
    owner,
    flush,
    put: (body, headers = {}) => server.call('PUT', '/api/mail-server', { body, headers: { ...owner, 'accept-language': 'en', ...headers } }),
    read: async () => (await (await server.call('GET', '/api/mail-server', { headers: owner })).json()) as MailServerRecord,
    test: (form) => server.call('POST', '/api/mail-server/test', { body: { server: form }, headers: { ...owner, 'accept-language': 'en' } }),
  };
}

/** Starts a mail server on loopback, closed when the test ends. */
export async function loopbackMailServer(options?: MailServerOptions): Promise<MailServer & { port: number }> {
  const server = await startMailServer(options);
  onTestFinished(() => server.close());
  return Object.assign(server, { port: Number(new URL(server.url).port) });
}

/** Form for a mail server on loopback without a login. */
export const localForm = (port: number, changes: Partial<MailServerForm> = {}): MailServerForm => ({ host: '127.0.0.1', port, security: 'none', username: '', password: '', sender: '', ...changes });

/** Form for the account of a public provider. */
export const providerForm = (changes: Partial<MailServerForm> = {}): MailServerForm => ({ host: 'smtp.exemple.ca', port: 587, security: 'starttls', username: 'bonjour@exemple.ca', password: PASSWORD, sender: '', ...changes });
