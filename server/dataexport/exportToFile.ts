import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fsync } from '../backup/backupFiles';
import type { Config } from '../config';
import { OperatorError } from '../operatorError';
import { writeExport } from './writeExport';

/**
 * Exports all data to a file, while a server may run and write.
 * @returns the size in bytes
 * @throws OperatorError when the file exists; no incomplete file is left
 */
export async function exportToFile(config: Pick<Config, 'dataDir' | 'databaseUrl'>, path: string): Promise<number> {
  if (await stat(path).then(() => true, () => false)) throw new OperatorError(`${path} already exists: choose another name.`);
  const partial = `${path}.partial`;
  try {
    await pipeline(writeExport(config, 'fr'), createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
    await fsync(partial);
    await rename(partial, path);
    return (await stat(path)).size;
  } finally {
    await rm(partial, { force: true });
  }
}
