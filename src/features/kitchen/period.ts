import type { PreparationQuery } from '../../api/preparation';
import { addDays, daysBetween, isRealDay } from '../../contract/days';
import { MAX_PREPARED_DAYS } from '../../contract/preparation';

/** Range from the first to the last day, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

export const weekFrom = (day: string): Period => ({ from: day, to: addDays(day, 6) });

/** Parses the URL: one request, or a range of days. Invalid ranges fall back to the week that begins today. */
export function readQuery(parameters: URLSearchParams, today: string): PreparationQuery {
  const request = parameters.get('request');
  if (request) return { request };
  const from = parameters.get('from') ?? '';
  const to = parameters.get('to') ?? '';
  const week = weekFrom(isRealDay(from) ? from : today);
  const fits = isRealDay(to) && to >= week.from && daysBetween(week.from, to) < MAX_PREPARED_DAYS;
  return { from: week.from, to: fits ? to : week.to, requested: parameters.get('requested') === 'true' };
}

/** Adjacent period of the same length, before or after. */
export function shiftPeriod({ from, to }: Period, direction: 1 | -1): Period {
  const days = (daysBetween(from, to) + 1) * direction;
  return { from: addDays(from, days), to: addDays(to, days) };
}
