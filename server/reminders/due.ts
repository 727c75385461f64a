import { addDays } from '../../src/contract/days';
import { instantOf } from '../mail/calendar';

/** The reminders of a party: how many days before it, and for how many days more one that could not go in time is still worth sending. */
export const REMINDERS = {
  week: { daysBefore: 7, graceDays: 2 },
  day: { daysBefore: 1, graceDays: 0 },
} as const;

export type ReminderKind = keyof typeof REMINDERS;
const KINDS: readonly ReminderKind[] = ['week', 'day'];

/** Nobody is written to at night. */
const FROM = '09:00';
const UNTIL = '21:00';

/** The earliest and the latest day, from now on, whose parties can be due a reminder. */
export const FURTHEST_DAYS = 7;

export interface Settled {
  /** Local day of the party. */
  date: string;
  /** When its date was last confirmed or moved. */
  settledAt: Date;
}

/**
 * The reminder that a confirmed party is due at an instant, queued already or not; null for none. Whoever was confirmed once the
 * reminder's moment had come has just been told, and is not reminded.
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
