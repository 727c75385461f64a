import { addDays } from '../../../src/contract/days';

const SATURDAY = 6;
/** Months in which people eat outdoors. */
const SEASON = { first: 5, last: 9 } as const;

/** The first Saturday that is at least so many days away, so that no seeded date is ever in the past. @param today local day */
export function saturdayAfter(today: string, days: number): string {
  const earliest = addDays(today, days);
  const weekday = new Date(`${earliest}T00:00:00Z`).getUTCDay();
  return addDays(earliest, SATURDAY - weekday);
}

/** The day itself in the season of meals outdoors, else the first Saturday of the next June. @param day local day */
export function inSeason(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (month >= SEASON.first && month <= SEASON.last) return day;
  return saturdayAfter(`${month > SEASON.last ? year + 1 : year}-06-01`, 0);
}
