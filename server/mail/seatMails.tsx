import { COLON } from '../../src/contract/language';
import type { Reservation } from '../db/seats';
import type { SeatedEvent } from '../seats/seatedEvent';
import { cleanLines, oneLine } from './cleanText';
import type { MailDraft } from './mail';
import type { MailOptions } from './mailOptions';
import { mailHtml } from './mailHtml';
import { seatCalendar } from './seatCalendar';
import { seatedEventLabels, seatMailText, seatsLabel, type GroupNews, type SeatMailText, type SeatMailTextOptions, type SeatNews } from './seatMailTexts';
import { SeatMail } from './SeatMail';
import { SeatNotice, type SeatNoticeFacts } from './SeatNotice';
import { reachLine, senderLines, signed } from './sender';
import type { MailContext } from './mailContext';

const KINDS = { reserved: 'seat-reserved', waiting: 'seat-waiting', offer: 'seat-offer', expired: 'seat-expired', cancelled: 'seat-cancelled', calledOff: 'seat-cancelled', left: 'seat-left', moved: 'seat-moved' } as const satisfies Record<GroupNews, MailDraft['kind']>;

const row = (label: string, value: string, language: SeatMailText['language']): string => `${label}${COLON[language]} ${value}`;

/** Returns the plain-text version of the letter. */
function toPlainText(mail: MailContext, { language, title, lead, more, rows, meetingUrl, action, why }: SeatMailText, publicUrl: string): string {
  const { translate, settings } = mail;
  return [
    title,
    '',
    lead,
    '',
    ...rows.map(({ label, value }) => row(label, value, language)),
    ...(meetingUrl === '' ? [] : [row(translate('seatMeeting', language), meetingUrl, language)]),
    ...(action ? ['', row(action.label, '', language).trimEnd(), action.href] : []),
    '',
    more,
    '',
    ...signed(mail, language),
    ...senderLines(mail, { language, publicUrl, why, reach: [reachLine(settings)] }),
  ].join('\n');
}

/** Returns the mail to a group about a change of its reservation. Replies go to the owner. */
export function seatMail({ ownerEmail, now, ...options }: SeatMailTextOptions & { ownerEmail: string; now: Date }): MailDraft {
  const { mail, occasion, group, news, publicUrl } = options;
  const mailText = seatMailText(options);
  const { language, subject } = mailText;
  return {
    kind: KINDS[news],
    recipient: group.email,
    replyTo: { name: mail.settings.identity.name, address: ownerEmail },
    language,
    subject,
    text: toPlainText(mail, mailText, publicUrl),
    html: mailHtml(mail, { language, title: subject }, <SeatMail mailText={mailText} publicUrl={publicUrl} />),
    calendar: seatCalendar(occasion, group, news, { mail, now }),
  };
}

const WHAT = {
  reserved: 'seatNoticeReserved',
  accepted: 'seatNoticeAccepted',
  waiting: 'seatNoticeWaiting',
  cancelled: 'seatNoticeCancelled',
  calledOff: 'seatNoticeCalledOff',
  left: 'seatNoticeLeft',
  offer: 'seatNoticeOffer',
  expired: 'seatNoticeExpired',
  moved: 'seatNoticeMoved',
} as const satisfies Record<SeatNews, string>;

const noticeText = ({ translate }: MailContext, { what, name, email, speaks, title, when, seats, left, message, list }: SeatNoticeFacts): string =>
  [
    what,
    '',
    name,
    ...(email === '' ? [] : [email]),
    row(translate('speaks', 'fr'), speaks, 'fr'),
    row(translate('what', 'fr'), title, 'fr'),
    row(translate('when', 'fr'), when, 'fr'),
    row(translate('seatSeats', 'fr'), seats, 'fr'),
    row(translate('seatNoticeLeftOver', 'fr'), left, 'fr'),
    ...(message.length === 0 ? [] : ['', ...message.map((line) => `> ${line}`)]),
    '',
    row(translate('seatWhoComes', 'fr'), list, 'fr'),
    '',
  ].join('\n');

export interface SeatNoticeOptions extends MailOptions {
  occasion: SeatedEvent;
  group: Reservation;
  news: SeatNews;
  /** Number of free seats after the change. */
  left: number;
}

/** Returns the facts of the owner's mail about a group, in French. */
export function noticeFacts({ mail, occasion, group, news, left, publicUrl }: Omit<SeatNoticeOptions, 'ownerEmail'>): SeatNoticeFacts {
  const { translate } = mail;
  const wording = { mail, language: 'fr' } as const;
  const { title, when } = seatedEventLabels(occasion, wording);
  return {
    what: translate(WHAT[news], 'fr'),
    name: oneLine(group.name),
    email: oneLine(group.email),
    speaks: translate(group.language === 'fr' ? 'speaksFrench' : 'speaksEnglish', 'fr'),
    title,
    when,
    seats: seatsLabel(group.seats, wording),
    left: seatsLabel(left, wording),
    message: cleanLines(group.message),
    list: `${publicUrl}/fr/admin/${occasion.kind}s/${encodeURIComponent(occasion.id)}`,
  };
}

/** Returns the mail to the owner. Replies go to the group. */
export function seatNotice({ ownerEmail, ...options }: SeatNoticeOptions): MailDraft {
  const { mail } = options;
  const facts = noticeFacts(options);
  const { what, name, email, seats, title } = facts;
  const subject = mail.translate('seatNoticeSubject', 'fr', { what, seats, title });
  return {
    kind: 'seat-notice',
    recipient: ownerEmail,
    replyTo: email === '' ? null : { name, address: email },
    language: 'fr',
    subject,
    text: noticeText(mail, facts),
    html: mailHtml(mail, { language: 'fr', title: subject }, <SeatNotice facts={facts} />),
    calendar: null,
  };
}
