import { addDays } from '../../../src/contract/days';

const SATURDAY = 6;
/** First and last month of the outdoor season. */
const SEASON = { first: 5, last: 9 } as const;

/** Returns the first Saturday at least `days` days away, so that seeded dates are never in the past. @param today local day */
export function saturdayAfter(today: string, days: number): string {
  const earliest = addDays(today, days);
  const weekday = new Date(`${earliest}T00:00:00Z`).getUTCDay();
  return addDays(earliest, SATURDAY - weekday);
}

/** Returns the day if it is in the outdoor season, otherwise the first Saturday of the next June. @param day local day */
export function inSeason(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (month >= SEASON.first && month <= SEASON.last) return day;
  return saturdayAfter(`${month > SEASON.last ? year + 1 : year}-06-01`, 0);
}
