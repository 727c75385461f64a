import { addDays } from '../../../src/contract/days';

const SATURDAY = 6;

/** The first Saturday that is at least so many days away, so that no seeded date is ever in the past. @param today local day */
export function saturdayAfter(today: string, days: number): string {
  const earliest = addDays(today, days);
  const weekday = new Date(`${earliest}T00:00:00Z`).getUTCDay();
  return addDays(earliest, SATURDAY - weekday);
}
