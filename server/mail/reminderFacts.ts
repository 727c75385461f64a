import { SET_UP_MINUTES } from '../../src/contract/business';
import { formatDay, formatDistance, formatTime } from '../../src/contract/formats';
import { departureOf } from '../../src/contract/kitchen';
import type { Language } from '../../src/contract/language';
import { locationOf } from '../../src/contract/requestDisplay';
import type { ComingParty } from '../db/reminders';
import type { ReminderKind } from '../reminders/due';
import { bookingFacts, type BookingFacts } from './bookingFacts';
import { translate } from './texts';

export const SET_UP_HOURS = SET_UP_MINUTES / 60;

/** Facts of a reminder, in the recipient's language. */
export interface ReminderFacts extends BookingFacts {
  kind: ReminderKind;
  /** Whether the owner drives to the place and sets up there. */
  drives: boolean;
  /** Departure time and distance, in words; null when unknown. */
  departure: { leave: string; road: string } | null;
}

function departureTexts({ record, travelMetres }: Pick<ComingParty, 'record' | 'travelMetres'>, { date, time }: BookingFacts, language: Language): ReminderFacts['departure'] {
  const departure = locationOf(record.request, language).noTravel ? null : departureOf({ date, time, travelMetres });
  if (departure === null) return null;
  const formattedTime = formatTime(departure.time, language);
  return {
    leave: departure.day === date ? translate('reminderLeave', language, { time: formattedTime }) : translate('reminderLeaveBefore', language, { day: formatDay(departure.day, language), time: formattedTime }),
    road: translate('reminderRoad', language, { distance: formatDistance(departure.oneWayMetres, language), minutes: departure.driveMinutes, hours: SET_UP_HOURS }),
  };
}

/** Returns the facts of a reminder. @param now time of writing of the reminder */
export function reminderFacts(party: Pick<ComingParty, 'record' | 'travelMetres'>, { kind, language, now }: { kind: ReminderKind; language: Language; now: Date }): ReminderFacts {
  const facts = bookingFacts(party.record, { language, now });
  return { ...facts, kind, drives: !locationOf(party.record.request, language).noTravel, departure: departureTexts(party, facts, language) };
}
