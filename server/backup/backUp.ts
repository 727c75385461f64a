import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { OperatorError } from '../operatorError';
import { backupFolder, fileSum, publishBackup, listCopies, removeCopy, removeUnfinished, type Manifest, type BackupTrigger } from './backupFiles';
import { copyPostgres } from './postgresCopy';
import { expiredBackups } from './rotation';
import { copySqlite } from './sqliteCopy';
import { verifyCopy } from './verifyCopy';

export type BackupLocation = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Directory mode: other users must not read customer data. */
const PRIVATE = 0o700;

/**
 * Makes a consistent copy of the database, verifies it by reading it back, stores it under its timestamp, and deletes expired copies. The server may
 * run and write in the meantime.
 * @throws Error when the copy cannot be made or verified; nothing is kept then
 */
export async function backUp({ dataDir, databaseUrl }: BackupLocation, { occasion, now }: { occasion: BackupTrigger; now: Date }): Promise<Manifest> {
  const folder = backupFolder({ dataDir });
  await mkdir(folder, { recursive: true, mode: PRIVATE });
  await removeUnfinished(folder, now);
  const engine = databaseUrl === null ? 'sqlite' : 'postgres';
  const file = `boucane-${now.toISOString().replaceAll(/[:.]/g, '-')}.${engine === 'sqlite' ? 'sqlite' : 'dump'}`;
  const partial = join(folder, `${file}.partial`);
  try {
    const tables = databaseUrl === null ? await copySqlite(dataDir, partial) : await copyPostgres(databaseUrl, partial);
    const manifest: Manifest = { format: 1, engine, occasion, madeAt: now.toISOString(), file, bytes: (await stat(partial)).size, sha256: await fileSum(partial), tables };
    await publishBackup(folder, partial, manifest);
    const faults = await verifyCopy(folder, file);
    if (faults.length > 0) {
      await removeCopy(folder, file);
      throw new OperatorError(`The backup failed its verification: ${faults.join(' ')}`);
    }
    for (const old of expiredBackups(await listCopies(folder))) await removeCopy(folder, old.file);
    return manifest;
  } finally {
    await rm(partial, { force: true });
  }
}
