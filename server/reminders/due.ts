import { addDays } from '../../src/contract/days';
import type { BookingRules } from '../../src/contract/settings';
import { instantOf } from '../../src/contract/calendarEntry';

/** Reminders of a party, under their stored names: `week` is the first one, seven days before by default, and `day` the last one. */
export type ReminderKind = 'week' | 'day';

/** Days by which a delayed first reminder may be late. The last reminder is not sent late. */
const GRACE_DAYS = 2;

/** Returns the days before a party on which each reminder may be sent. A first reminder is never sent on the day of the last one or after it. */
const daysBefore = ({ first, last }: BookingRules['reminderDays']): Record<ReminderKind, number[]> => ({
  week: Array.from({ length: GRACE_DAYS + 1 }, (_, late) => first - late).filter((days) => days > last),
  day: [last],
});

export interface Settled {
  /** Local day of the party. */
  date: string;
  /** Time when the date was last confirmed or moved. */
  settledAt: Date;
}

/**
 * Returns the reminder that is due for a confirmed party at an instant, whether queued already or not; null when no reminder is due. A party that was
 * confirmed after the reminder's time gets no reminder, because its customer has just received a mail.
 */
export function dueReminder({ date, settledAt }: Settled, now: Date, { reminderDays, reminderHours: { from, until } }: Pick<BookingRules, 'reminderDays' | 'reminderHours'>): ReminderKind | null {
  const sendingDays = daysBefore(reminderDays);
  const isDue = (kind: ReminderKind): boolean => {
    const [first, ...late] = sendingDays[kind].map((days) => addDays(date, -days));
    if (first === undefined || settledAt >= instantOf(first, from)) return false;
    return [first, ...late].some((day) => now >= instantOf(day, from) && now < instantOf(day, until));
  };
  return (['week', 'day'] as const).find(isDue) ?? null;
}
