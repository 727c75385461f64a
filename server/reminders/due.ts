import { addDays } from '../../src/contract/days';
import { instantOf } from '../mail/calendar';

/** Reminders of a party: days before the party, and days by which a delayed reminder may be late. */
export const REMINDERS = {
  week: { daysBefore: 7, graceDays: 2 },
  day: { daysBefore: 1, graceDays: 0 },
} as const;

export type ReminderKind = keyof typeof REMINDERS;
const KINDS: readonly ReminderKind[] = ['week', 'day'];

/** Sending hours, because reminders are not sent at night. */
const FROM = '09:00';
const UNTIL = '21:00';

/** Maximum number of days from today to a party that can be due a reminder. */
export const MAX_DAYS = 7;

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
export function dueReminder({ date, settledAt }: Settled, now: Date): ReminderKind | null {
  const isDue = (kind: ReminderKind): boolean => {
    const { daysBefore, graceDays } = REMINDERS[kind];
    const first = addDays(date, -daysBefore);
    if (settledAt >= instantOf(first, FROM)) return false;
    return Array.from({ length: graceDays + 1 }, (_, late) => addDays(first, late)).some((day) => now >= instantOf(day, FROM) && now < instantOf(day, UNTIL));
  };
  return KINDS.find(isDue) ?? null;
}
