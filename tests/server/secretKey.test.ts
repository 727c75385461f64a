import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSecret, sealSecret } from '../../server/mailserver/sealSecret';
import { obtainSecretKey, readSecretKey } from '../../server/mailserver/secretKey';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boucane-key-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const own = async () => ({ secretKey: null, databaseUrl: null, dataDir: await emptyFolder() });
const base64 = (bytes: number) => randomBytes(bytes).toString('base64');

test('the key file is created at the first need, with mode 0600', async () => {
  const config = await own();
  expect(await readSecretKey(config)).toEqual({ key: null, problem: 'keyMissing' });
  expect(await readdir(config.dataDir)).toEqual([]);
  const { key } = await obtainSecretKey(config);
  expect(key).toHaveLength(32);
  expect(await readdir(config.dataDir)).toEqual(['secret.key']);
  expect((await stat(join(config.dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect((await readSecretKey(config)).key).toEqual(key);
});

test('concurrent requests create one key', async () => {
  const config = await own();
  const keys = await Promise.all(Array.from({ length: 10 }, () => obtainSecretKey(config)));
  expect(new Set(keys.map(({ key }) => key?.toString('hex'))).size).toBe(1);
});

test('an invalid key file is reported and never replaced', async () => {
  const config = await own();
  await writeFile(join(config.dataDir, 'secret.key'), 'damaged');
  expect(await obtainSecretKey(config)).toEqual({ key: null, problem: 'keyInvalid' });
  expect(await readFile(join(config.dataDir, 'secret.key'), 'utf8')).toBe('damaged');
});

test('the key of the environment takes precedence over the file', async () => {
  const config = await own();
  const { key } = await obtainSecretKey(config);
  const secretKey = base64(32);
  const found = await obtainSecretKey({ ...config, secretKey });
  expect(found.key).toEqual(Buffer.from(secretKey, 'base64'));
  expect(found.key).not.toEqual(key);
});

test.each([['too short', base64(16)], ['too long', base64(33)], ['not Base64', `${'*'.repeat(43)}=`], ['a password', 'correct horse battery staple']])('a key of the environment that is %s is invalid', async (_, secretKey) => {
  expect(await obtainSecretKey({ ...(await own()), secretKey })).toEqual({ key: null, problem: 'keyInvalid' });
});

test('with a database server a missing SECRET_KEY is reported, and no file is created', async () => {
  const config = { ...(await own()), databaseUrl: 'postgres://db/boucane' };
  await writeFile(join(config.dataDir, 'secret.key'), base64(32));
  expect(await obtainSecretKey(config)).toEqual({ key: null, problem: 'keyMissing' });
});

test('a sealed secret opens only with its key and its purpose', () => {
  const key = randomBytes(32);
  const sealed = sealSecret('mot de passe é🔥', key, 'mail');
  expect(sealed).not.toContain('mot de passe');
  expect(openSecret(sealed, key, 'mail')).toBe('mot de passe é🔥');
  expect(openSecret(sealed, randomBytes(32), 'mail')).toBeNull();
  expect(openSecret(sealed, key, 'other')).toBeNull();
});

test('a secret sealed twice gives two texts', () => {
  const key = randomBytes(32);
  expect(sealSecret('same', key, 'mail')).not.toBe(sealSecret('same', key, 'mail'));
});

test.each(['', 'v1', 'v1...', 'v2.a.b.c', 'v1.AAAA.BBBB.CCCC', 'null'])('a damaged stored secret opens as null: %j', (stored) => {
  expect(openSecret(stored, randomBytes(32), 'mail')).toBeNull();
});

test('a changed byte of a sealed secret is detected', () => {
  const key = randomBytes(32);
  const sealed = sealSecret('secret', key, 'mail');
  const [version, nonce, encrypted = '', tag] = sealed.split('.');
  const flipped = Buffer.from(encrypted, 'base64url').map((byte, index) => (index === 0 ? byte ^ 1 : byte));
  expect(openSecret([version, nonce, Buffer.from(flipped).toString('base64url'), tag].join('.'), key, 'mail')).toBeNull();
});
