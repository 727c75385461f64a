import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { listErasures, type Erasure } from '../db/erasures';
import type { Tables } from '../db/schema';
import { DATABASE_FILE, sqliteDialectOf } from '../db/sqlite';
import { addErased } from '../erasing/erasedList';
import { OperatorError } from '../operatorError';
import type { BackupLocation } from './backUp';
import { readManifest } from './backupFiles';
import { readDatabaseSums, restorePostgres } from './postgresCopy';
import { readSqliteSums, restoreSqlite } from './sqliteCopy';
import { differences } from './checksums';
import { verifyCopy } from './verifyCopy';

/** Reads the erasures recorded in the database that is about to be replaced. Empty when it cannot be read or predates that table. */
async function erasedIn({ dataDir, databaseUrl }: BackupLocation): Promise<Erasure[]> {
  if (databaseUrl === null && !existsSync(join(dataDir, DATABASE_FILE))) return [];
  const dialect = databaseUrl === null ? sqliteDialectOf(new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true })) : new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl, max: 1 }) });
  const db = new Kysely<Tables>({ dialect });
  try {
    return await listErasures(db);
  } catch {
    return [];
  } finally {
    await db.destroy();
  }
}

/**
 * Verifies a backup, restores it in place of the database, and compares the result with the manifest.
 * @throws Error when the backup is invalid, a server is running, or data would be overwritten without `overwrite`
 */
export async function restoreCopy({ dataDir, databaseUrl }: BackupLocation, { folder, file, overwrite, now }: { folder: string; file: string; overwrite: boolean; now: Date }): Promise<void> {
  const faults = await verifyCopy(folder, file);
  if (faults.length > 0) throw new OperatorError(`Nothing was restored. ${faults.join(' ')}`);
  const { engine, tables } = await readManifest(folder, file);
  if ((engine === 'postgres') !== (databaseUrl !== null)) throw new OperatorError(`${file} is a backup of ${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'}, but the configuration uses the other database.`);
  await addErased({ dataDir }, await erasedIn({ dataDir, databaseUrl }));
  if (databaseUrl === null) await restoreSqlite(join(folder, file), dataDir, { overwrite, now });
  else await restorePostgres(join(folder, file), databaseUrl, { overwrite });
  const wrong = differences(tables, databaseUrl === null ? readSqliteSums(join(dataDir, DATABASE_FILE)) : await readDatabaseSums(databaseUrl));
  if (wrong.length > 0) throw new OperatorError(`The restored database differs from the backup. ${wrong.join(' ')}`);
}
