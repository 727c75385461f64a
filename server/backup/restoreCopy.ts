import { join } from 'node:path';
import { DATABASE_FILE } from '../db/sqlite';
import type { Place } from './backUp';
import { readManifest } from './copies';
import { readDatabaseSums, restorePostgres } from './postgresCopy';
import { readSqliteSums, restoreSqlite } from './sqliteCopy';
import { differences } from './sums';
import { verifyCopy } from './verifyCopy';

/**
 * Puts a copy in place of the database, once it was found good, and compares what stands there then with its manifest.
 * @throws Error when the copy is not good, a server runs, or something would be overwritten without the word
 */
export async function restoreCopy({ dataDir, databaseUrl }: Place, { folder, file, overwrite, now }: { folder: string; file: string; overwrite: boolean; now: Date }): Promise<void> {
  const faults = await verifyCopy(folder, file);
  if (faults.length > 0) throw new Error(`Nothing was restored. ${faults.join(' ')}`);
  const { engine, tables } = await readManifest(folder, file);
  if ((engine === 'postgres') !== (databaseUrl !== null)) throw new Error(`${file} is a copy of ${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'}, and the configuration names the other.`);
  if (databaseUrl === null) await restoreSqlite(join(folder, file), dataDir, { overwrite, now });
  else await restorePostgres(join(folder, file), databaseUrl, { overwrite });
  const wrong = differences(tables, databaseUrl === null ? readSqliteSums(join(dataDir, DATABASE_FILE)) : await readDatabaseSums(databaseUrl));
  if (wrong.length > 0) throw new Error(`What was restored is not what was copied. ${wrong.join(' ')}`);
}
