import { createEvent, type DateArray } from 'ics';
import { calendarSource, calendarUid, dayArray, instantOf, utcArray } from '../../src/contract/calendarEntry';
import { addDays } from '../../src/contract/days';
import { COLON } from '../../src/contract/language';
import type { BookingRules } from '../../src/contract/settings';
import type { Reservation } from '../db/seats';
import type { SeatedEvent } from '../seats/seatedEvent';
import { seatedEventLabels, seatsLabel, type GroupNews } from './seatMailTexts';
import type { MailContext } from './mailContext';

const HOUR_MS = 3_600_000;

/** Returns start and end: the stated duration, or else the usual length of a party; whole days when the occasion has several days or no known time. */
function span({ day, lastDay, time, hours }: SeatedEvent, { partyHours }: Pick<BookingRules, 'partyHours'>): { start: DateArray; end: DateArray } {
  if (time === '' || lastDay !== '') return { start: dayArray(day), end: dayArray(addDays(lastDay || day, 1)) };
  const start = instantOf(day, time);
  return { start: utcArray(start), end: utcArray(new Date(start.getTime() + (hours ?? partyHours) * HOUR_MS)) };
}

const LOOKS: Readonly<Partial<Record<GroupNews, 'settled' | 'off'>>> = { reserved: 'settled', moved: 'settled', cancelled: 'off', calledOff: 'off' };

/**
 * Returns the calendar entry of a group's seats. The UID is unique to the group, so a later entry replaces or cancels it.
 * @returns null for news that do not affect the calendar, or when the day cannot be written, because a mail without an entry is better than no mail
 */
export function seatCalendar(occasion: SeatedEvent, group: Reservation, news: GroupNews, { mail, now }: { mail: MailContext; now: Date }): string | null {
  const look = LOOKS[news];
  if (look === undefined || occasion.day === '') return null;
  const { language, id, sequence } = group;
  const { translate, settings } = mail;
  const { title, place } = seatedEventLabels(occasion, { mail, language });
  const settled = look === 'settled';
  // Declared separately: the library supports `timestamp` but does not declare it.
  const entry: Parameters<typeof createEvent>[0] & { timestamp: number } = {
    ...span(occasion, settings.rules),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    timestamp: now.getTime(),
    uid: calendarUid(id),
    sequence,
    status: settled ? 'CONFIRMED' : 'CANCELLED',
    busyStatus: settled ? 'BUSY' : 'FREE',
    method: settled ? 'PUBLISH' : 'CANCEL',
    ...calendarSource(settings, language),
    title: `${settings.identity.name}${COLON[language]} ${title}`,
    location: place,
    description: settled ? translate('seatCalendarNote', language, { seats: seatsLabel(group.seats, { mail, language }) }) : translate('seatCalendarGone', language),
  };
  return createEvent(entry).value;
}
