import { formatDay, formatMoney, formatTime } from './formats';
import { readDetails } from './bookingNotes';
import type { BookingRecord } from './bookingSchema';
import type { MailText } from './mailText';
import type { BookingStatus } from './requestRules';
import type { DateTime } from './dateTime';
import type { Language } from './language';
import { mailDraftTranslator, type MailDraftLookup, type MailDraftTranslate } from './mailDraftTexts';
import type { Settings } from './settings';
import { guestsLabel, locationOf, typeLabel } from './requestDisplay';
import { isAtPremises } from './trainingLocation';

/** Actions that send a mail to the customer. */
export const MAIL_ACTIONS = ['confirm', 'decline', 'cancel', 'move', 'keepDate', 'edit', 'propose'] as const;
export type MailAction = (typeof MAIL_ACTIONS)[number];
export const isMailAction = (action: string | null): action is MailAction => MAIL_ACTIONS.some((each) => each === action);

function estimateOf({ quote }: BookingRecord, language: Language, translate: MailDraftTranslate, taxed: boolean): string {
  if (quote.totalCost === null) return translate('tbd');
  const total = formatMoney(Math.round(quote.totalCost * 100), language);
  if (quote.lines.some(({ id }) => id === 'gst')) return translate('taxed', { total });
  return taxed ? translate('untaxed', { total }) : total;
}

export interface RequestMailContext {
  /** New date and time, for a move. */
  dateTime?: DateTime;
  /** Last local day of a proposal. */
  validUntil?: string;
  /** Whether a confirmation also publishes the member's event or training on the site. */
  publish?: boolean;
  /** Returns the owner's version of a letter text. Without it, the built-in texts apply. */
  lookup?: MailDraftLookup;
}

const builtIn: MailDraftLookup = () => undefined;

/** Returns the proposed mail of an action in the customer's language: plain text that the owner can edit. */
export function requestMailDraft(action: MailAction, booking: BookingRecord & { status: BookingStatus }, settings: Pick<Settings, 'identity' | 'rules' | 'taxes' | 'lists'>, { dateTime, validUntil, publish = false, lookup = builtIn }: RequestMailContext = {}): MailText {
  const { request, reference } = booking;
  const language: Language = request.language === 'en' ? 'en' : 'fr';
  const translate = mailDraftTranslator(settings, language, lookup);
  const formatDateTime = ({ date, time }: DateTime) => (time ? translate('at', { day: formatDay(date, language), time: formatTime(time, language) }) : formatDay(date, language));
  const current: DateTime = { date: request.date, time: readDetails(request).eventTime };
  const next = dateTime ?? current;
  const [day, when, before] = [formatDay(next.date, language), formatDateTime(next), formatDateTime(current)];
  const type = booking.title || typeLabel(request, language, settings.lists);
  const firstName = request.contactInfo.name.trim().split(/\s+/)[0] ?? '';
  const facts = [
    translate('agreed'),
    translate('what', { value: type }),
    translate('on', { value: when }),
    translate('where', { value: isAtPremises(request) ? translate('premises') : locationOf(request, language).place }),
    translate('guests', { value: guestsLabel(request, language) }),
    translate(action === 'propose' ? 'proposePrice' : 'estimate', { value: estimateOf(booking, language, translate, settings.taxes.registered) }),
  ].join('\n');
  const change = translate('change');
  const bodies: Record<MailAction, string[]> = {
    confirm: [translate('confirm', { when }), facts, ...(publish ? [translate('published')] : []), translate('attached'), change],
    decline: [translate('decline', { day }), translate('another')],
    cancel: [translate('cancel', { when }), translate('removed')],
    move: [translate('move', { when, before }), ...(booking.status === 'confirmed' ? [] : [translate('unsure')]), translate('attached'), change],
    keepDate: [translate('keepDate', { when }), change],
    edit: [translate('edit'), facts, ...(booking.status === 'confirmed' ? [] : [translate('unsure')]), translate('attached'), change],
    propose: [translate('propose', { when }), facts, translate('proposeLink'), ...(validUntil === undefined ? [] : [translate('proposeUntil', { until: formatDay(validUntil, language) })]), change],
  };
  const subject = translate(`${action}Subject`, { type, day, reference });
  const farewell = translate(action === 'confirm' || action === 'move' ? 'soon' : 'regards');
  const text = [firstName ? translate('hello', { name: firstName }) : translate('helloAll'), ...bodies[action], `${farewell}\n${settings.identity.cook}\n${settings.identity.name}`].join('\n\n');
  // A subject is a single line of bounded length, for any title.
  return { subject: subject.replaceAll(/\s*[\r\n]+\s*/g, ' ').slice(0, 200), text };
}
