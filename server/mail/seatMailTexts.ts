import { formatDay, formatTime } from '../../src/contract/formats';
import type { Language } from '../../src/contract/language';
import { localizedPreview } from '../../src/contract/localized';
import { isOne } from '../../src/contract/plural';
import { reservationPath } from '../../src/contract/seatPaths';
import { TRAINING_LOCATION_NAMES } from '../../src/contract/trainingLocation';
import type { Reservation } from '../db/seats';
import type { SeatedEvent } from '../seats/seatedEvent';
import { oneLine } from './cleanText';
import { siteName } from './links';
import { durationLabel } from './durationLabel';
import { formatInstant } from './formatInstant';
import type { MailContext } from './mailContext';

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

/** Events that cause a mail about seats, to the group or to the owner. */
export type SeatNews = 'reserved' | 'accepted' | 'waiting' | 'offer' | 'expired' | 'cancelled' | 'left' | 'moved' | 'calledOff';

export type GroupNews = Exclude<SeatNews, 'accepted'>;

interface Wording {
  mail: MailContext;
  /** The recipient's language. */
  language: Language;
}

/** Returns a number of seats in words. */
export const seatsLabel = (count: number, { mail, language }: Wording): string => mail.translate(isOne(count, language) ? 'seatOne' : 'seatMany', language, { count });

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the title, date and place of a training or an event. */
export function seatedEventLabels({ title, place, day, lastDay, time }: SeatedEvent, { mail: { translate }, language }: Wording) {
  const first = formatDay(day, language);
  const when = lastDay === '' ? (time === '' ? first : translate('dayAndTime', language, { day: first, time: formatTime(time, language) })) : translate('seatDays', language, { from: first, to: formatDay(lastDay, language) });
  return { title: oneLine(localizedPreview(title, language, '')), when: capitalized(when), place: place === TRAINING_LOCATION_NAMES.at_premises ? translate('premises', language) : oneLine(place[language]) };
}

/** Label of the button to the group's page, or null when the group has no further action or information there. */
const LINKED: Readonly<Record<GroupNews, 'seatOpen' | 'seatPlace' | 'seatAnswer' | null>> = { reserved: 'seatOpen', moved: 'seatOpen', waiting: 'seatPlace', offer: 'seatAnswer', expired: null, cancelled: null, calledOff: null, left: null };

export interface SeatMailTextOptions {
  mail: MailContext;
  occasion: SeatedEvent;
  group: Reservation;
  news: GroupNews;
  /** Token of the link; stored only as a hash. */
  token: string;
  /** URL without a trailing slash. */
  publicUrl: string;
}

/** Returns the letter about a change of the reservation, in the group's language. */
export function seatMailText({ mail, occasion, group, news, token, publicUrl }: SeatMailTextOptions): SeatMailText {
  const { language, offeredUntil } = group;
  const { translate, settings } = mail;
  const { title, when, place } = seatedEventLabels(occasion, { mail, language });
  const seats = seatsLabel(group.seats, { mail, language });
  const hold = durationLabel(settings.rules.seatOfferHours * 60, language);
  const until = offeredUntil === null ? { day: '', time: '' } : formatInstant(new Date(offeredUntil), language);
  const texts: Record<GroupNews, Pick<SeatMailText, 'subject' | 'title' | 'lead' | 'more'>> = {
    reserved: { subject: translate('seatReservedSubject', language, { title }), title: translate('seatReservedTitle', language), lead: translate('seatReserved', language, { seats }), more: translate('seatReservedMore', language) },
    waiting: { subject: translate('seatWaitingSubject', language, { title }), title: translate('seatWaitingTitle', language), lead: translate('seatWaiting', language, { seats, hold }), more: translate('seatWaitingMore', language) },
    offer: { subject: translate('seatOfferSubject', language, { seats, ...until }), title: translate('seatOfferTitle', language), lead: translate('seatOffer', language, { seats, ...until }), more: translate('seatOfferMore', language) },
    expired: { subject: translate('seatExpiredSubject', language, { title }), title: translate('seatExpiredTitle', language), lead: translate('seatExpired', language, { seats }), more: translate('seatExpiredMore', language) },
    cancelled: { subject: translate('seatCancelledSubject', language, { title }), title: translate('seatCancelledTitle', language), lead: translate('seatCancelled', language, { seats }), more: translate('seatCancelledMore', language) },
    calledOff: { subject: translate('seatCalledOffSubject', language, { title }), title: translate('seatCalledOffTitle', language), lead: translate('seatCalledOff', language, { seats }), more: translate('seatCalledOffMore', language) },
    left: { subject: translate('seatLeftSubject', language, { title }), title: translate('seatLeftTitle', language), lead: translate('seatLeft', language, { seats }), more: translate('seatLeftMore', language) },
    moved: { subject: translate('seatMovedSubject', language, { title }), title: translate('seatMovedTitle', language), lead: translate('seatMoved', language, { seats }), more: translate('seatMovedMore', language) },
  };
  const label = LINKED[news];
  return {
    language,
    ...texts[news],
    rows: [
      { label: translate('what', language), value: title },
      { label: translate('when', language), value: when },
      { label: translate('where', language), value: place },
      { label: translate('seatSeats', language), value: seats },
    ].filter(({ value }) => value !== ''),
    meetingUrl: news === 'reserved' ? occasion.meetingUrl : '',
    action: label === null ? null : { label: translate(label, language), href: `${publicUrl}/${language}/${reservationPath(token)}` },
    why: translate('seatWhy', language, { site: siteName(publicUrl) }),
  };
}
