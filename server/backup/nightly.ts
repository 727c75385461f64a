import { dayAt } from '../../src/contract/days';
import type { Clock } from '../clock';
import { repeat } from '../http/background';
import type { Log } from '../log';
import { backupFolder, listCopies, type Manifest } from './backupFiles';

const LOOK_MS = 600_000;
/** Offset of the nightly backup from midnight, in milliseconds: due from 03:00. */
const NIGHT_MS = 3 * 3_600_000;

/** Whether the current night's backup is missing. @param copies newest first */
export function isDue(copies: readonly Manifest[], now: Date): boolean {
  const nightOf = (instant: number) => dayAt(new Date(instant - NIGHT_MS));
  const newest = copies.find(({ occasion }) => occasion === 'night');
  return newest === undefined || nightOf(Date.parse(newest.madeAt)) < nightOf(now.getTime());
}

/**
 * Makes a backup every night. A backup that failed, or was missed because the server was not running, is made as soon as possible.
 * @param make makes tonight's backup
 * @param copy called with each backup; must not reject
 */
export const startNightly = ({ dataDir, clock, log, make, copy, lookMs = LOOK_MS }: { dataDir: string; clock: Clock; log: Pick<Log, 'info' | 'error'>; make: (now: Date) => Promise<Manifest>; copy: (made: Manifest) => Promise<void>; lookMs?: number }): { stop: () => Promise<void> } =>
  repeat(
    lookMs,
    async () => {
      const now = clock();
      if (!isDue(await listCopies(backupFolder({ dataDir })), now)) return;
      const made = await make(now);
      log.info({ file: made.file, bytes: made.bytes }, 'a backup was made');
      await copy(made);
    },
    (err) => log.error({ err }, 'the nightly backup failed and is retried'),
  );
