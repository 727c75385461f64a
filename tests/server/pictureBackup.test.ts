import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, type BackupLocation } from '../../server/backup/backUp';
import { backupFolder } from '../../server/backup/backupFiles';
import { copiedRow } from '../../server/backup/copyText';
import { restoreCopy } from '../../server/backup/restoreCopy';
import { rowSum } from '../../server/backup/checksums';
import { verifyCopy } from '../../server/backup/verifyCopy';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/openDatabase';
import { findPictureFile, insertPicture } from '../../server/db/pictures';
import { silentLog } from '../../server/log';
import { SMALL_SEED } from './smallSeed';
import { emptyDatabase } from './testDatabase';

const NOW = new Date('2026-11-21T17:00:00.000Z');
/** Every byte, among them those that a text could not carry. */
const BYTES = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);

async function place(): Promise<BackupLocation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'boucane-pictures-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { databaseUrl } = readConfig(await emptyDatabase());
  return { dataDir, databaseUrl };
}

test('a backup carries every byte of the pictures, and a changed byte changes its checksum', async () => {
  const [from, to] = [await place(), await place()];
  const database = await openDatabase(from, { log: silentLog(), seed: SMALL_SEED });
  const files = [...Array(30).keys()].map((width) => ({ width: width + 1, format: 'jpeg' as const, bytes: BYTES.map((byte) => (byte + width) % 256) }));
  const { id } = await database.transaction((trx) => insertPicture(trx, { width: 30, height: 20, placeholder: '', files }, NOW));
  await database.close();
  const { file, tables } = await backUp(from, { occasion: 'asked', now: NOW });
  expect(tables['picture_file']?.rows).toBe(30);
  expect(await verifyCopy(backupFolder(from), file)).toEqual([]);
  await restoreCopy(to, { folder: backupFolder(from), file, overwrite: false, now: NOW });
  const restored = await openDatabase(to, { log: silentLog(), seed: SMALL_SEED });
  onTestFinished(() => restored.close());
  for (const { width, format, bytes } of files) expect(Buffer.from((await findPictureFile(restored.db, { id, width, format })) ?? []).equals(bytes)).toBe(true);
}, 60_000);

test('bytes have the same checksum in SQLite, in PostgreSQL and in the text of a dump', () => {
  const sums = [Uint8Array.of(0, 92, 120, 255), Buffer.of(0, 92, 120, 255)].map((bytes) => rowSum({ bytes }));
  expect(new Set([...sums, rowSum(copiedRow({ name: 'picture_file', columns: ['bytes'] }, String.raw`\\x005c78ff`))]).size).toBe(1);
  expect(rowSum({ bytes: Uint8Array.of(0, 92, 120, 254) })).not.toBe(sums[0]);
});
