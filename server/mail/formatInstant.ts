import { TIME_ZONE } from '../../src/contract/business';
import { dayAt } from '../../src/contract/days';
import { formatDay, formatTime } from '../../src/contract/formats';
import type { Language } from '../../src/contract/language';

const localTime = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Returns the day and time of an instant in the business time zone, in words. */
export const formatInstant = (instant: Date, language: Language): { day: string; time: string } => ({
  day: formatDay(dayAt(instant), language),
  time: formatTime(localTime.format(instant), language),
});
