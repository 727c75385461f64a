import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupFolder, fileSum, manifestName, type Manifest } from '../../server/backup/backupFiles';
import { openBucket } from '../../server/backup/bucket';
import { copyElsewhere, readCopyStatus } from '../../server/backup/copyElsewhere';
import { startNightly } from '../../server/backup/nightly';
import { readConfig } from '../../server/config';
import { createLog, silentLog } from '../../server/log';
import { fakeBucket, KEYS, type FakeBucket } from './fakeBucket';
import { emptyHouse, ownFolder } from './dataTransferSetup';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const PREFIX = 'boucane/www.boucane.example/';

const nameOf = (instant: Date) => `boucane-${instant.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`;

/** Folder with one backup, and the configuration of a bucket. */
async function setUp({ url }: Pick<FakeBucket, 'url'>, environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'boucane-copy-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://www.boucane.example', BACKUP_S3_URL: url, BACKUP_S3_KEY_ID: KEYS.keyId, BACKUP_S3_SECRET: KEYS.secret, BACKUP_S3_REGION: KEYS.region, ...environment });
  const folder = backupFolder(config);
  await mkdir(folder);
  const file = nameOf(NOW);
  await writeFile(join(folder, file), Buffer.alloc(300_000, 'backup '));
  const manifest: Manifest = { format: 1, engine: 'sqlite', occasion: 'night', madeAt: NOW.toISOString(), file, bytes: 300_000, sha256: await fileSum(join(folder, file)), tables: {} };
  await writeFile(join(folder, manifestName(file)), JSON.stringify(manifest));
  const lines: string[] = [];
  const copy = (pausesMs = [1, 1]) => copyElsewhere(config, manifest, { clock: () => NOW, log: createLog({ write: (line) => void lines.push(line) }), pausesMs });
  return { config, folder, file, manifest, copy, logged: () => lines.join('') };
}

test('a nightly backup is copied to the bucket with its manifest and the list of erased persons', async () => {
  const bucket = await fakeBucket();
  const { folder, file, copy, config } = await setUp(bucket);
  await writeFile(join(folder, 'erased.jsonl'), '{}\n');
  await copy();
  expect([...bucket.objects.keys()].toSorted()).toEqual([`${PREFIX}${file}`, `${PREFIX}${file}.json`, `${PREFIX}erased.jsonl`]);
  expect(bucket.objects.get(`${PREFIX}${file}`)?.length).toBe(300_000);
  expect(await readCopyStatus(config)).toEqual({ copiedAt: NOW.toISOString(), failed: false });
});

test('the bucket keeps the newest copy of seven days and four weeks, and every object of others', async () => {
  const bucket = await fakeBucket();
  const { copy } = await setUp(bucket);
  const nights = Array.from({ length: 40 }, (_, index) => nameOf(new Date(NOW.getTime() - (index + 1) * 86_400_000)));
  for (const name of nights) for (const object of [name, `${name}.json`]) bucket.objects.set(`${PREFIX}${object}`, Buffer.from('old'));
  const others = [`${PREFIX}notes & plans.txt`, `boucane/other.example/${nights[39]}`, 'boucane/www.boucane.example.org/x', nights[39] ?? ''];
  for (const name of others) bucket.objects.set(name, Buffer.from('other'));
  await copy();
  const kept = [...bucket.objects.keys()].filter((key) => key.startsWith(PREFIX) && key.endsWith('.sqlite')).map((key) => key.slice(PREFIX.length + 13, PREFIX.length + 18)).toSorted();
  expect(kept).toEqual(['11-01', '11-08', '11-15', '11-16', '11-17', '11-18', '11-19', '11-20', '11-21', '11-22']);
  expect([...bucket.objects.keys()].filter((key) => key.startsWith(PREFIX) && key.endsWith('.sqlite.json'))).toHaveLength(kept.length);
  for (const name of others) expect(bucket.objects.has(name), name).toBe(true);
});

test('a copy that fails twice succeeds at the third attempt', async () => {
  const bucket = await fakeBucket();
  bucket.failing = 2;
  const { copy, config, file } = await setUp(bucket);
  await copy();
  expect(bucket.objects.has(`${PREFIX}${file}`)).toBe(true);
  expect((await readCopyStatus(config)).failed).toBe(false);
});

test('a copy that fails three times is logged without the keys, recorded, and does not reject', async () => {
  const bucket = await fakeBucket();
  bucket.failing = 100;
  const { copy, config, logged } = await setUp(bucket);
  await copy();
  expect(bucket.failing).toBe(97);
  expect(await readCopyStatus(config)).toEqual({ copiedAt: null, failed: true });
  expect(logged()).toContain('The bucket answered 503 to PUT (SlowDown)');
  expect(logged()).not.toMatch(/key-of-the-bucket|secret-of-the-bucket/);
  bucket.failing = 0;
  await copy();
  bucket.failing = 100;
  await copy();
  expect(await readCopyStatus(config)).toEqual({ copiedAt: NOW.toISOString(), failed: true });
});

test('a wrong secret, an unreachable bucket and a redirect are failures', async () => {
  const bucket = await fakeBucket();
  for (const environment of [{ BACKUP_S3_SECRET: 'wrong' }, { BACKUP_S3_URL: 'http://127.0.0.1:9' }] as Record<string, string>[]) {
    const { copy, config } = await setUp(bucket, environment);
    await copy([]);
    expect((await readCopyStatus(config)).failed).toBe(true);
  }
  expect(bucket.objects.size).toBe(0);
});

test('nothing is copied without a bucket', async () => {
  const { copy, config } = await setUp({ url: '' }, { BACKUP_S3_KEY_ID: '', BACKUP_S3_SECRET: '' });
  await copy();
  expect(await readCopyStatus(config)).toEqual({ copiedAt: null, failed: false });
});

test('a bucket is addressed by its path or by its own host', async () => {
  const bucket = await fakeBucket();
  const { folder, file } = await setUp(bucket);
  const objects = openBucket({ url: `${bucket.url}/`, ...KEYS }, 'a b/é/');
  await objects.put('one two+three.txt', join(folder, file));
  expect(await objects.list()).toEqual(['one two+three.txt']);
  await objects.remove('one two+three.txt');
  expect(await objects.list()).toEqual([]);
});

test('the variables of the bucket belong together, and only a bucket on this machine is addressed without TLS', () => {
  const all = { BACKUP_S3_URL: 'https://s3.example.org/bucket', BACKUP_S3_KEY_ID: 'a', BACKUP_S3_SECRET: 'b' };
  expect(readConfig({}).backupBucket).toBeNull();
  expect(readConfig(all).backupBucket).toEqual({ url: 'https://s3.example.org/bucket', keyId: 'a', secret: 'b', region: null });
  expect(() => readConfig({ ...all, BACKUP_S3_SECRET: '' })).toThrow('must be set together');
  expect(() => readConfig({ ...all, BACKUP_S3_URL: 'http://s3.example.org/bucket' })).toThrow('BACKUP_S3_URL must be an address that starts with https://');
});

test('each nightly backup is copied once, and a failed copy does not repeat the backup', async () => {
  const bucket = await fakeBucket();
  const { config, manifest } = await setUp(bucket);
  await rm(join(backupFolder(config), manifestName(manifest.file)));
  const done = Promise.withResolvers<Manifest>();
  let made = 0;
  const nightly = startNightly({ dataDir: config.dataDir, clock: () => NOW, log: silentLog(), lookMs: 1, make: async () => {
    made += 1;
    await writeFile(join(backupFolder(config), manifestName(manifest.file)), JSON.stringify(manifest));
    return manifest;
  }, copy: (each) => Promise.resolve(done.resolve(each)) });
  expect(await done.promise).toEqual(manifest);
  await nightly.stop();
  expect(made).toBe(1);
});

test('the dashboard shows the last copy, and whether it failed', async () => {
  const bucket = await fakeBucket();
  const { manifest } = await setUp(bucket);
  const systemOf = async ({ server, owner }: Awaited<ReturnType<typeof emptyHouse>>) => ((await (await server.call('GET', '/api/admin/overview', { headers: owner })).json()) as { system: object }).system;
  expect(await systemOf(await emptyHouse())).toMatchObject({ lastCopyAt: null, copyFailed: null });
  const house = await emptyHouse('samuel', { environment: { DATA_DIR: await ownFolder(), BACKUP_S3_URL: bucket.url, BACKUP_S3_KEY_ID: KEYS.keyId, BACKUP_S3_SECRET: KEYS.secret, BACKUP_S3_REGION: KEYS.region } });
  expect(await systemOf(house)).toMatchObject({ lastCopyAt: null, copyFailed: false });
  const { config } = house.server.parts;
  const copy = () => copyElsewhere(config, manifest, { clock: () => NOW, log: silentLog(), pausesMs: [] });
  await mkdir(backupFolder(config), { recursive: true });
  for (const name of [manifest.file, manifestName(manifest.file)]) await writeFile(join(backupFolder(config), name), '{}');
  await copy();
  expect(await systemOf(house)).toMatchObject({ lastCopyAt: NOW.toISOString(), copyFailed: false });
  bucket.failing = 1;
  await copy();
  expect(await systemOf(house)).toMatchObject({ lastCopyAt: NOW.toISOString(), copyFailed: true });
});
