import { dayAt } from '../../src/contract/days';
import type { Clock } from '../clock';
import { repeat } from '../http/background';
import type { Log } from '../log';
import { backupFolder, listCopies, type Manifest } from './copies';

const LOOK_MS = 600_000;
/** A night's copy is made from three in the morning on. */
const NIGHT_MS = 3 * 3_600_000;

/** Whether a night has begun for which there is no copy yet. @param copies newest first */
export function isDue(copies: readonly Manifest[], now: Date): boolean {
  const nightOf = (instant: number) => dayAt(new Date(instant - NIGHT_MS));
  const newest = copies.find(({ occasion }) => occasion === 'night');
  return newest === undefined || nightOf(Date.parse(newest.madeAt)) < nightOf(now.getTime());
}

/**
 * Makes a copy each night; one that was missed because the server did not run, or that failed, is made as soon as it can be.
 * @param make makes the copy of tonight
 */
export const startNightly = ({ dataDir, clock, log, make, lookMs = LOOK_MS }: { dataDir: string; clock: Clock; log: Pick<Log, 'info' | 'error'>; make: (now: Date) => Promise<Manifest>; lookMs?: number }): { stop: () => Promise<void> } =>
  repeat(
    lookMs,
    async () => {
      const now = clock();
      if (!isDue(await listCopies(backupFolder({ dataDir })), now)) return;
      const { file, bytes } = await make(now);
      log.info({ file, bytes }, 'a back-up was made');
    },
    (err) => log.error({ err }, 'tonight\'s back-up could not be made; it is tried again'),
  );
