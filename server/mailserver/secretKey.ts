import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailKeyProblem } from '../../src/contract/mailServer';
import type { Config } from '../config';

const KEY_BYTES = 32;
const KEY_FILE = 'secret.key';

type KeyConfig = Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>;

/** Encryption key, or the reason why there is none. */
export type SecretKey = { key: Buffer; problem: null } | { key: null; problem: MailKeyProblem };

const MISSING: SecretKey = { key: null, problem: 'keyMissing' };

/** Decodes 32 bytes in Base64, with or without padding. */
function decoded(text: string): SecretKey {
  const key = Buffer.from(text.trim(), 'base64');
  const isExact = key.length === KEY_BYTES && key.toString('base64').replace(/=+$/, '') === text.trim().replace(/=+$/, '');
  return isExact ? { key, problem: null } : { key: null, problem: 'keyInvalid' };
}

const isMissingFile = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Reads the key of `SECRET_KEY`, or else of the file in the data folder. Several servers share no folder, so with a database server only the
 * environment counts.
 */
export async function readSecretKey({ secretKey, databaseUrl, dataDir }: KeyConfig): Promise<SecretKey> {
  if (secretKey !== null) return decoded(secretKey);
  if (databaseUrl !== null) return MISSING;
  try {
    return decoded(await readFile(join(dataDir, KEY_FILE), 'utf8'));
  } catch (error) {
    return isMissingFile(error) ? MISSING : { key: null, problem: 'keyInvalid' };
  }
}

/** Creates the key file. It is written under another name and then linked, so that a crash leaves no incomplete key and no existing key is replaced. */
async function createKeyFile(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `${KEY_FILE}.${randomUUID()}`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, join(dataDir, KEY_FILE));
  } catch (error) {
    // A concurrent request has created the key.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Reads the key, and creates the key file if it is missing. */
export async function obtainSecretKey(config: KeyConfig): Promise<SecretKey> {
  const found = await readSecretKey(config);
  if (found.problem !== 'keyMissing' || config.databaseUrl !== null) return found;
  await createKeyFile(config.dataDir);
  return readSecretKey(config);
}
