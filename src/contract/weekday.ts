import { daysBetween } from './days';

/** Weekdays in the order of `weekdayOf`. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Returns 0 for Sunday to 6 for Saturday. 1970-01-04 was a Sunday. */
export const weekdayOf = (day: string): number => ((daysBetween('1970-01-04', day) % 7) + 7) % 7;
