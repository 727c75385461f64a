import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder } from '../backup/backupFiles';
import type { Config } from '../config';
import { ERASURE_KINDS, type Erasure } from '../db/erasures';

/*
 * List of erased ids in a file beside the backups, one JSON object per line. Copied elsewhere together with the backups, so that restoring an older
 * backup does not bring erased persons back.
 */

/** Name of the file, in the folder of the backups. */
export const ERASED_FILE = 'erased.jsonl';

const fileOf = (config: Pick<Config, 'dataDir'>): string => join(backupFolder(config), ERASED_FILE);

/** Parses a line. Returns null for an incomplete one. */
function read(line: string): Erasure | null {
  try {
    const { kind, id, at } = JSON.parse(line) as Partial<Record<keyof Erasure, unknown>>;
    const known = ERASURE_KINDS.find((each) => each === kind);
    return known && typeof id === 'string' && typeof at === 'string' ? { kind: known, id, at } : null;
  } catch {
    return null;
  }
}

export async function readErased(config: Pick<Config, 'dataDir'>): Promise<Erasure[]> {
  if (!existsSync(fileOf(config))) return [];
  return (await readFile(fileOf(config), 'utf8')).split('\n').map(read).filter((each) => each !== null);
}

/** Appends the erasures that are missing in the file. */
export async function addErased(config: Pick<Config, 'dataDir'>, erasures: readonly Erasure[]): Promise<void> {
  const known = new Set((await readErased(config)).map(({ kind, id }) => `${kind} ${id}`));
  const missing = erasures.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  if (missing.length === 0) return;
  await mkdir(backupFolder(config), { recursive: true, mode: 0o700 });
  await appendFile(fileOf(config), missing.map((each) => `${JSON.stringify(each)}\n`).join(''), { mode: 0o600 });
}
