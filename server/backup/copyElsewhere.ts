import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { ERASED_FILE } from '../erasing/erasedList';
import type { Log } from '../log';
import { backupFolder, manifestName, type Manifest } from './backupFiles';
import { openBucket, type Bucket } from './bucket';
import { expiredBackups } from './rotation';

/** Pauses before the second and the third attempt, in milliseconds. */
const PAUSES_MS = [10_000, 60_000];

/** State of the copies, in a file beside the backups. */
export interface CopyStatus {
  /** Instant of the last successful copy; null before the first. */
  copiedAt: string | null;
  /** Whether the last copy failed. */
  failed: boolean;
}

const statusFile = (config: Pick<Config, 'dataDir'>): string => join(backupFolder(config), 'elsewhere.status');

/** Reads the state of the copies. */
export async function readCopyStatus(config: Pick<Config, 'dataDir'>): Promise<CopyStatus> {
  try {
    const { copiedAt, failed } = JSON.parse(await readFile(statusFile(config), 'utf8')) as Partial<Record<keyof CopyStatus, unknown>>;
    return { copiedAt: typeof copiedAt === 'string' ? copiedAt : null, failed: failed === true };
  } catch {
    return { copiedAt: null, failed: false };
  }
}

/** Name of a nightly backup, which holds its time. */
const BACKUP = /^boucane-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)\.(?:sqlite|dump)$/;

/** Deletes the copies that the local rotation would delete too. */
async function rotate(bucket: Bucket): Promise<void> {
  const copies = (await bucket.list()).flatMap((file) => {
    const [, hour, minute, second, rest] = BACKUP.exec(file) ?? [];
    return hour === undefined ? [] : [{ file, occasion: 'night' as const, madeAt: `${hour}:${minute}:${second}.${rest}` }];
  });
  for (const { file } of expiredBackups(copies.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt)))) {
    await bucket.remove(manifestName(file));
    await bucket.remove(file);
  }
}

async function copyOnce(bucket: Bucket, folder: string, { file }: Manifest): Promise<void> {
  await bucket.put(file, join(folder, file));
  // As in the folder, a backup without a manifest is incomplete.
  await bucket.put(manifestName(file), join(folder, manifestName(file)));
  // Without this list, restoring the copy would bring erased persons back.
  const erased = join(folder, ERASED_FILE);
  if (existsSync(erased)) await bucket.put(ERASED_FILE, erased);
  await rotate(bucket);
}

/**
 * Copies a backup to the configured bucket, in at most three attempts, and deletes expired copies there. A failure is logged and recorded for the
 * dashboard, but never rejects: the backup itself is good. Does nothing without a bucket.
 */
export async function copyElsewhere(config: Pick<Config, 'dataDir' | 'publicUrl' | 'backupBucket'>, manifest: Manifest, { clock, log, pausesMs = PAUSES_MS, signal }: { clock: Clock; log: Pick<Log, 'info' | 'error'>; pausesMs?: readonly number[]; signal?: AbortSignal }): Promise<void> {
  if (config.backupBucket === null) return;
  const bucket = openBucket(config.backupBucket, `boucane/${new URL(config.publicUrl).hostname}/`);
  const { copiedAt } = await readCopyStatus(config);
  let status: CopyStatus = { copiedAt, failed: true };
  for (let attempt = 0; attempt <= pausesMs.length && status.failed && !signal?.aborted; attempt += 1) {
    try {
      if (attempt > 0) await pause(pausesMs[attempt - 1], undefined, { signal });
      await copyOnce(bucket, backupFolder(config), manifest);
      status = { copiedAt: clock().toISOString(), failed: false };
      log.info({ file: manifest.file }, 'a backup was copied to the bucket');
    } catch (err) {
      log.error({ err, attempt: attempt + 1 }, 'a backup could not be copied to the bucket');
    }
  }
  await writeFile(statusFile(config), JSON.stringify(status), { mode: 0o600 }).catch((err: unknown) => log.error({ err }, 'the state of the copies could not be recorded'));
}
