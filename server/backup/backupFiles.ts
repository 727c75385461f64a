import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config';
import { OperatorError } from '../operatorError';
import type { Sums } from './checksums';

/** Reason for a backup: nightly schedule, before a migration, or on request. */
export type BackupTrigger = 'night' | 'migration' | 'asked';

/** Metadata of a backup, in a file beside it. A backup without a manifest is incomplete. */
export interface Manifest {
  format: 1;
  engine: 'sqlite' | 'postgres';
  occasion: BackupTrigger;
  madeAt: string;
  /** File name of the backup, in the same folder. */
  file: string;
  bytes: number;
  /** SHA-256 of the file, hex. */
  sha256: string;
  tables: Sums;
}

/** Folder of the backups, in the data directory. */
export const backupFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'backups');

const SUFFIX = '.json';
export const manifestName = (file: string): string => `${file}${SUFFIX}`;

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'file' in value && 'madeAt' in value && 'tables' in value;

/** Reads the manifest of a backup. @throws Error when it is missing or was not written by this program */
export async function readManifest(folder: string, file: string): Promise<Manifest> {
  const value: unknown = JSON.parse(await readFile(join(folder, manifestName(file)), 'utf8'));
  if (!isManifest(value)) throw new OperatorError(`${manifestName(file)} is not the manifest of a backup.`);
  return value;
}

/** Lists the complete backups in a folder, newest first. Empty when the folder does not exist. */
export async function listCopies(folder: string): Promise<Manifest[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(SUFFIX));
  const read = await Promise.all(names.map((name) => readManifest(folder, name.slice(0, -SUFFIX.length)).catch(() => null)));
  return read.filter((manifest) => manifest !== null).toSorted((a, b) => b.madeAt.localeCompare(a.madeAt));
}

/** SHA-256 of a file, hex. */
export async function fileSum(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Syncs a file or a folder to disk. */
export async function fsync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames a finished backup, then writes its manifest. In this order, every backup with a manifest is complete. */
export async function publishBackup(folder: string, partial: string, manifest: Manifest): Promise<void> {
  await fsync(partial);
  await rename(partial, join(folder, manifest.file));
  const beside = join(folder, manifestName(manifest.file));
  await writeFile(`${beside}.partial`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await fsync(`${beside}.partial`);
  await rename(`${beside}.partial`, beside);
  await fsync(folder);
}

/** Deletes a backup, manifest first: if interrupted, the rest does not count as a backup. */
export async function removeCopy(folder: string, file: string): Promise<void> {
  await rm(join(folder, manifestName(file)), { force: true });
  await rm(join(folder, file), { force: true });
}

const HOURS_UNFINISHED = 6;

/** Deletes partial files left by a killed process. Backups still in progress are younger and are kept. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const oldest = now.getTime() - HOURS_UNFINISHED * 3_600_000;
  for (const name of await readdir(folder)) {
    if (name.endsWith('.partial') && (await stat(join(folder, name))).mtimeMs < oldest) await rm(join(folder, name), { force: true });
  }
}
