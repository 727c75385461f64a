import { addDays, dayAt } from '../../src/contract/days';

/** Returns the last local day on which a proposal can be accepted: never after the day of the event. @param date local day of the event */
export function lastValidDay(now: Date, validDays: number, date: string): string {
  const last = addDays(dayAt(now), validDays);
  return last < date ? last : date;
}
