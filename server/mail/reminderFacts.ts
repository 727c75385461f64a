import { dayAt, daysBetween } from '../../src/contract/days';
import { formatDay, formatDistance, formatTime } from '../../src/contract/formats';
import { departureOf } from '../../src/contract/kitchen';
import type { Language } from '../../src/contract/language';
import { locationOf } from '../../src/contract/requestDisplay';
import type { ComingParty } from '../db/reminders';
import type { ReminderKind } from '../reminders/due';
import { bookingFacts, type BookingFacts } from './bookingFacts';
import { durationLabel } from './durationLabel';
import type { MailContext } from './mailContext';

/** Facts of a reminder, in the recipient's language. */
export interface ReminderFacts extends BookingFacts {
  kind: ReminderKind;
  /** Whether the party is on the next day. */
  isTomorrow: boolean;
  /** Whether the owner drives to the place and sets up there. */
  drives: boolean;
  /** Sentence about the time that the owner needs on site; empty when the owner does not drive or needs no time. */
  arrival: string;
  /** Departure time and distance, in words; null when unknown. */
  departure: { leave: string; road: string } | null;
}

interface ReminderFactsOptions {
  mail: MailContext;
  kind: ReminderKind;
  language: Language;
  /** Time of writing of the reminder. */
  now: Date;
}

function departureTexts({ travelMetres }: Pick<ComingParty, 'travelMetres'>, { date, time }: BookingFacts, { mail: { translate, settings }, language }: ReminderFactsOptions): ReminderFacts['departure'] {
  const departure = departureOf({ date, time, travelMetres }, settings.rules);
  if (departure === null) return null;
  const { setUpMinutes } = settings.rules;
  const formattedTime = formatTime(departure.time, language);
  const road = { distance: formatDistance(departure.oneWayMetres, language), minutes: departure.driveMinutes };
  return {
    leave: departure.day === date ? translate('reminderLeave', language, { time: formattedTime }) : translate('reminderLeaveBefore', language, { day: formatDay(departure.day, language), time: formattedTime }),
    road: setUpMinutes === 0 ? translate('reminderRoadOnly', language, road) : translate('reminderRoad', language, { ...road, setUp: durationLabel(setUpMinutes, language) }),
  };
}

/** Returns the facts of a reminder. */
export function reminderFacts(party: Pick<ComingParty, 'record' | 'travelMetres'>, options: ReminderFactsOptions): ReminderFacts {
  const { mail, kind, language, now } = options;
  const { setUpMinutes } = mail.settings.rules;
  const facts = bookingFacts(party.record, { mail, language, now });
  const drives = !locationOf(party.record.request, language).noTravel;
  return {
    ...facts,
    kind,
    isTomorrow: daysBetween(dayAt(now), facts.date) === 1,
    drives,
    arrival: drives && setUpMinutes > 0 ? mail.translate('reminderArrival', language, { setUp: durationLabel(setUpMinutes, language) }) : '',
    departure: drives ? departureTexts(party, facts, options) : null,
  };
}
