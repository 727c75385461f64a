import type { Kysely } from 'kysely';
import { MAIL_PORTS, MAIL_SECURITIES, type MailServerRecord, type MailState } from '../../src/contract/mailServer';
import type { Config } from '../config';
import { findMailServer, type StoredMailServer } from '../db/mailServer';
import type { Tables } from '../db/schema';
import type { MailServerLogin } from './mailServerTransport';
import { openSecret } from './sealSecret';
import { readSecretKey } from './secretKey';

export type MailServerConfig = Pick<Config, 'smtpUrl' | 'secretKey' | 'databaseUrl' | 'dataDir'>;

/** Mail server in use: its description without the password, and what is needed to send through it. */
export interface ActiveMailServer {
  record: MailServerRecord;
  /** Null when mails cannot leave. */
  transport: { url: string } | { login: MailServerLogin } | null;
}

/** Purpose of the sealed password. Bound to the account, so that the password cannot be moved to another server in the database. */
export const passwordPurpose = ({ host, username }: Pick<MailServerLogin, 'host' | 'username'>): string => `mail server password of ${username} at ${host}`;

/** Describes the mail server of `SMTP_URL`. */
function ofEnvironment(smtpUrl: string, version: number): ActiveMailServer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const security = protocol === 'smtps:' ? 'tls' : 'starttls';
  const record = { source: 'environment', host: hostname, port: port === '' ? MAIL_PORTS[security] : Number(port), security, username: decodeURIComponent(username), sender: '', hasPassword: password !== '', problem: null, version } as const;
  return { record, transport: { url: smtpUrl } };
}

/** Returns the mail server of the settings. A password that cannot be decrypted counts as missing, and the record says why. */
export async function openMailServer(stored: StoredMailServer, config: MailServerConfig): Promise<ActiveMailServer> {
  const { host, port, username, sender, password: sealed, version } = stored;
  const security = MAIL_SECURITIES.find((each) => each === stored.security) ?? 'starttls';
  const secret = await readSecretKey(config);
  if (host === '') {
    // A missing key file is created when a password is saved; a missing or invalid SECRET_KEY has to be mended before.
    const problem = secret.problem === 'keyMissing' && config.databaseUrl === null ? null : secret.problem;
    return { record: { source: 'none', host, port: MAIL_PORTS[security], security, username, sender, hasPassword: false, problem, version }, transport: null };
  }
  const record = { source: 'settings', host, port, security, username, sender, hasPassword: sealed !== null, version } as const;
  if (sealed === null) return { record: { ...record, problem: null }, transport: { login: { host, port, security, username, sender, password: '' } } };
  if (secret.key === null) return { record: { ...record, problem: secret.problem }, transport: null };
  const password = openSecret(sealed, secret.key, passwordPurpose(stored));
  if (password === null) return { record: { ...record, problem: 'keyWrong' }, transport: null };
  return { record: { ...record, problem: null }, transport: { login: { host, port, security, username, sender, password } } };
}

/** Reads the mail server in use: that of the environment, or else that of the settings. */
export async function readActiveMailServer(db: Kysely<Tables>, config: MailServerConfig): Promise<ActiveMailServer> {
  const stored = await findMailServer(db);
  return config.smtpUrl === null ? openMailServer(stored, config) : ofEnvironment(config.smtpUrl, stored.version);
}

/** Reads whether mails can leave. */
export async function readMailState(db: Kysely<Tables>, config: MailServerConfig): Promise<MailState> {
  const { record, transport } = await readActiveMailServer(db, config);
  return { canLeave: transport !== null, problem: record.source === 'settings' ? record.problem : null };
}
