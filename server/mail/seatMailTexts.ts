import { formatDay, formatTime } from '../../src/contract/formats';
import type { Language } from '../../src/contract/language';
import { localizedPreview } from '../../src/contract/localized';
import { reservationPath } from '../../src/contract/seatPaths';
import type { Reservation } from '../db/seats';
import type { SeatedEvent } from '../seats/seatedEvent';
import { oneLine } from './cleanText';
import { siteName } from './links';
import type { SeatNews } from './seatTexts';
import { formatInstant } from './formatInstant';
import { say } from './texts';

/**
 * Content of a mail to a group. Contains no text that a user typed, not even a name: the form accepts any address, so the mail could otherwise carry
 * a user's text to a stranger.
 */
export interface SeatMailText {
  language: Language;
  subject: string;
  title: string;
  lead: string;
  more: string;
  /** Occasion, place, date and number of seats. */
  rows: { label: string; value: string }[];
  /** URL of the online meeting, for participants who attend online; empty without one. */
  meetingUrl: string;
  /** Button to the group's page; null when the page offers no further action. */
  action: { label: string; href: string } | null;
  /** Reason for this mail. */
  why: string;
}

export type GroupNews = Exclude<SeatNews, 'accepted'>;

/** Returns a number of seats in words. */
export const seatsLabel = (count: number, language: Language): string => say(count === 1 || (count === 0 && language === 'fr') ? 'seatOne' : 'seatMany', language, { count });

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the title, date and place of a training or an event, in the recipient's language. */
export function seatedEventLabels({ title, place, day, lastDay, time }: SeatedEvent, language: Language) {
  const first = formatDay(day, language);
  const when = lastDay === '' ? (time === '' ? first : say('dayAndTime', language, { day: first, time: formatTime(time, language) })) : say('seatDays', language, { from: first, to: formatDay(lastDay, language) });
  return { title: oneLine(localizedPreview(title, language, '')), when: capitalized(when), place: oneLine(place[language]) };
}

/** Label of the button to the group's page, or null when the group has no further action or information there. */
const LINKED: Readonly<Record<GroupNews, 'seatOpen' | 'seatPlace' | 'seatAnswer' | null>> = { reserved: 'seatOpen', moved: 'seatOpen', waiting: 'seatPlace', offer: 'seatAnswer', expired: null, cancelled: null, calledOff: null, left: null };

export interface SeatMailTextOptions {
  occasion: SeatedEvent;
  group: Reservation;
  news: GroupNews;
  /** Token of the link; stored only as a hash. */
  token: string;
  /** URL without a trailing slash. */
  publicUrl: string;
}

/** Returns the letter about a change of the reservation, in the group's language. */
export function seatMailText({ occasion, group, news, token, publicUrl }: SeatMailTextOptions): SeatMailText {
  const { language, offeredUntil } = group;
  const { title, when, place } = seatedEventLabels(occasion, language);
  const seats = seatsLabel(group.seats, language);
  const until = offeredUntil === null ? { day: '', time: '' } : formatInstant(new Date(offeredUntil), language);
  const texts: Record<GroupNews, Pick<SeatMailText, 'subject' | 'title' | 'lead' | 'more'>> = {
    reserved: { subject: say('seatReservedSubject', language, { title }), title: say('seatReservedTitle', language), lead: say('seatReserved', language, { seats }), more: say('seatReservedMore', language) },
    waiting: { subject: say('seatWaitingSubject', language, { title }), title: say('seatWaitingTitle', language), lead: say('seatWaiting', language, { seats }), more: say('seatWaitingMore', language) },
    offer: { subject: say('seatOfferSubject', language, { seats, ...until }), title: say('seatOfferTitle', language), lead: say('seatOffer', language, { seats, ...until }), more: say('seatOfferMore', language) },
    expired: { subject: say('seatExpiredSubject', language, { title }), title: say('seatExpiredTitle', language), lead: say('seatExpired', language, { seats }), more: say('seatExpiredMore', language) },
    cancelled: { subject: say('seatCancelledSubject', language, { title }), title: say('seatCancelledTitle', language), lead: say('seatCancelled', language, { seats }), more: say('seatCancelledMore', language) },
    calledOff: { subject: say('seatCalledOffSubject', language, { title }), title: say('seatCalledOffTitle', language), lead: say('seatCalledOff', language, { seats }), more: say('seatCalledOffMore', language) },
    left: { subject: say('seatLeftSubject', language, { title }), title: say('seatLeftTitle', language), lead: say('seatLeft', language, { seats }), more: say('seatLeftMore', language) },
    moved: { subject: say('seatMovedSubject', language, { title }), title: say('seatMovedTitle', language), lead: say('seatMoved', language, { seats }), more: say('seatMovedMore', language) },
  };
  const label = LINKED[news];
  return {
    language,
    ...texts[news],
    rows: [
      { label: say('what', language), value: title },
      { label: say('when', language), value: when },
      { label: say('where', language), value: place },
      { label: say('seatSeats', language), value: seats },
    ].filter(({ value }) => value !== ''),
    meetingUrl: news === 'reserved' ? occasion.meetingUrl : '',
    action: label === null ? null : { label: say(label, language), href: `${publicUrl}/${language}/${reservationPath(token)}` },
    why: say('seatWhy', language, { site: siteName(publicUrl) }),
  };
}
