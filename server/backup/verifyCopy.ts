import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSum, readManifest } from './backupFiles';
import { readPostgresSums } from './postgresCopy';
import { readSqliteSums, sqliteFaults } from './sqliteCopy';
import { differences } from './checksums';

/**
 * Verifies a backup: compares every table with the manifest.
 * @returns the problems found, one sentence each; empty when the backup is valid
 */
export async function verifyCopy(folder: string, file: string): Promise<string[]> {
  const path = join(folder, file);
  try {
    const { engine, bytes, sha256, tables } = await readManifest(folder, file);
    const { size } = await stat(path);
    if (size !== bytes) return [`${file} has ${size} bytes instead of ${bytes}.`];
    if ((await fileSum(path)) !== sha256) return [`${file} has changed since it was made.`];
    if (engine === 'postgres') return differences(tables, await readPostgresSums(path));
    const faults = sqliteFaults(path);
    return faults.length > 0 ? faults : differences(tables, readSqliteSums(path));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
