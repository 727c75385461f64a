import { isAbsolute, resolve } from 'node:path';
import { ValidationError } from 'yup';
import { registerSchema } from '../src/contract/user';
import { validationText } from '../src/contract/validation';
import { OperatorError } from './operatorError';

export interface Administrator {
  username: string;
  email: string;
  password: string;
}

/** S3-compatible bucket. */
export interface BucketConfig {
  /** Address of the bucket. */
  url: string;
  keyId: string;
  secret: string;
  /** Null derives the region from the address. */
  region: string | null;
}

/** Configuration from environment variables. */
export interface Config {
  port: number;
  /** Absolute path of the folder of the SQLite file. */
  dataDir: string;
  /** PostgreSQL URL. Null selects the SQLite file in `dataDir`. */
  databaseUrl: string | null;
  /** Without a trailing slash. Prefix of every link in a mail. */
  publicUrl: string;
  /** Mail server of the environment. Null for the mail server of the settings. */
  smtpUrl: string | null;
  /** Key that encrypts secrets in the database: 32 bytes in Base64. Null for the key file of `dataDir`. */
  secretKey: string | null;
  /** Sender of all mails; null for the business's own address. */
  mailFrom: string | null;
  /** Recipient of the owner's notices; null for the business's own address. */
  ownerEmail: string | null;
  /** First administrator, if set in the environment. */
  administrator: Administrator | null;
  googleKey: string | null;
  geocoderUrl: string;
  routerUrl: string;
  /** Number of proxies in front of the server that append to X-Forwarded-For. */
  trustProxy: number;
  /** Bucket for copies of the nightly backups. Null keeps them on this machine only. */
  backupBucket: BucketConfig | null;
  /** Factor on every rate limit. 1, except in load tests on the same machine. */
  rateLimitScale: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the site is on this machine only, as in development and in tests. */
export const isLocalSite = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => LOOPBACK.has(new URL(publicUrl).hostname);

/**
 * Reads and validates the environment. An empty variable counts as missing.
 * @throws OperatorError naming the variable and the expected value
 */
export function readConfig(environment: Environment): Config {
  const text = (name: string): string | null => environment[name]?.trim() || null;
  const port = numberOf('PORT', text('PORT'), 3000, { integer: true, min: 0, max: 65_535 });
  const publicUrl = addressOf('PUBLIC_URL', text('PUBLIC_URL') ?? `http://localhost:${port}`, ['http:', 'https:']).replace(/\/+$/, '');
  const dataDir = text('DATA_DIR') ?? './data';
  return {
    port,
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl: optional(text('DATABASE_URL'), (value) => addressOf('DATABASE_URL', value, ['postgres:', 'postgresql:'])),
    publicUrl,
    smtpUrl: optional(text('SMTP_URL'), (value) => addressOf('SMTP_URL', value, ['smtp:', 'smtps:'])),
    secretKey: text('SECRET_KEY'),
    mailFrom: text('MAIL_FROM'),
    ownerEmail: text('OWNER_EMAIL'),
    administrator: administratorOf(text('ADMIN_USERNAME'), text('ADMIN_EMAIL'), environment['ADMIN_PASSWORD'] || null),
    googleKey: text('GOOGLE_MAPS_API_KEY'),
    geocoderUrl: addressOf('GEOCODER_URL', text('GEOCODER_URL') ?? 'https://nominatim.openstreetmap.org/search', ['http:', 'https:']),
    routerUrl: addressOf('ROUTER_URL', text('ROUTER_URL') ?? 'https://router.project-osrm.org', ['http:', 'https:']),
    trustProxy: numberOf('TRUST_PROXY', text('TRUST_PROXY'), 0, { integer: true, min: 0, max: 10 }),
    backupBucket: bucketOf(text('BACKUP_S3_URL'), text('BACKUP_S3_KEY_ID'), text('BACKUP_S3_SECRET'), text('BACKUP_S3_REGION')),
    rateLimitScale: scaleOf(text('RATE_LIMIT_SCALE'), publicUrl),
  };
}

const optional = <Value>(value: string | null, read: (value: string) => Value): Value | null => (value === null ? null : read(value));

function numberOf(name: string, value: string | null, otherwise: number, { integer, min, max }: { integer: boolean; min: number; max: number }): number {
  const number = value === null ? otherwise : Number(value);
  if (!Number.isFinite(number) || (integer && !Number.isInteger(number)) || number < min || number > max) {
    throw new OperatorError(`${name} must be a ${integer ? 'whole ' : ''}number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

function addressOf(name: string, value: string, protocols: readonly string[]): string {
  const protocol = URL.parse(value)?.protocol;
  // The message omits the value, because it may contain a password.
  if (protocol === undefined || !protocols.includes(protocol)) throw new OperatorError(`${name} must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}.`);
  return value;
}

/** Limits may be raised only for load tests on the same machine, never on a public site. */
function scaleOf(value: string | null, publicUrl: string): number {
  const scale = numberOf('RATE_LIMIT_SCALE', value, 1, { integer: false, min: 1, max: 1_000_000 });
  if (scale !== 1 && !isLocalSite({ publicUrl })) throw new OperatorError('RATE_LIMIT_SCALE is for tests: it is allowed only when PUBLIC_URL is on localhost.');
  return scale;
}

/** A backup holds personal data, so it travels unencrypted on this machine only. */
function bucketOf(url: string | null, keyId: string | null, secret: string | null, region: string | null): BucketConfig | null {
  if (url === null && keyId === null && secret === null) return null;
  if (url === null || keyId === null || secret === null) throw new OperatorError('BACKUP_S3_URL, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET must be set together or not at all.');
  const isLocal = LOOPBACK.has(URL.parse(url)?.hostname ?? '');
  return { url: addressOf('BACKUP_S3_URL', url, isLocal ? ['http:', 'https:'] : ['https:']), keyId, secret, region };
}

function administratorOf(username: string | null, email: string | null, password: string | null): Administrator | null {
  if (username === null && email === null && password === null) return null;
  if (username === null || email === null || password === null) throw new OperatorError('ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD must be set together or not at all.');
  try {
    registerSchema.validateSync({ username, email, password });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new OperatorError(`ADMIN_${(error.path ?? 'USERNAME').toUpperCase()} is refused: ${validationText(error.message, 'en')}.`);
  }
  return { username, email, password };
}
