import { addDays, dayAt } from '../../src/contract/days';
import type { Manifest } from './backupFiles';

type Copy = Pick<Manifest, 'occasion' | 'madeAt'>;

const DAILY = 7;
const WEEKLY = 4;
const BEFORE_MIGRATIONS = 4;

/** Monday of a day's week. */
const weekOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns the newest backup of each group, for at most `most` groups. */
const newestOfEach = <Each extends Copy>(copies: readonly Each[], group: (copy: Each) => string, most: number): Each[] =>
  [...Map.groupBy(copies, group).values()].slice(0, most).flatMap((each) => each.slice(0, 1));

/**
 * Returns the expired backups. Kept are, of the nightly ones, the newest of each of the last seven days and the last four weeks that have one, and
 * the newest four made before a migration. Backups made on request are kept until deleted manually.
 * @param copies newest first
 */
export function expiredBackups<Each extends Copy>(copies: readonly Each[]): Each[] {
  const nightly = copies.filter(({ occasion }) => occasion === 'night');
  const day = ({ madeAt }: Copy) => dayAt(new Date(madeAt));
  const retained = new Set([
    ...newestOfEach(nightly, day, DAILY),
    ...newestOfEach(nightly, (copy) => weekOf(day(copy)), WEEKLY),
    ...copies.filter(({ occasion }) => occasion === 'migration').slice(0, BEFORE_MIGRATIONS),
    ...copies.filter(({ occasion }) => occasion === 'asked'),
  ]);
  return copies.filter((copy) => !retained.has(copy));
}
