import { BUSINESS } from './business';
import { formatDay, formatMoney, formatTime } from './formats';
import { readDetails } from './bookingNotes';
import type { BookingRecord } from './bookingSchema';
import type { BookingStatus, MailText } from './inbox';
import type { DateTime } from './dateTime';
import { frenchSpacing, type Language, type Text } from './language';
import { guestsLabel, locationOf, typeLabel } from './requestDisplay';

/** Actions that send a mail to the customer. */
export const MAIL_ACTIONS = ['confirm', 'decline', 'cancel', 'move', 'keepDate'] as const;
export type MailAction = (typeof MAIL_ACTIONS)[number];
export const isMailAction = (action: string | null): action is MailAction => MAIL_ACTIONS.some((each) => each === action);

/* Drafts of the owner's mails. `{name}` is a placeholder. */
const TEXTS = {
  hello: { fr: 'Bonjour {name},', en: 'Hello {name},' },
  helloAll: { fr: 'Bonjour,', en: 'Hello,' },
  confirmSubject: { fr: 'C’est confirmé : {type}, {day} ({reference})', en: 'Confirmed: {type}, {day} ({reference})' },
  confirm: { fr: 'C’est confirmé : je garde pour vous le {when}.', en: 'Confirmed: I’m keeping {when} for you.' },
  agreed: { fr: 'Voici ce que j’ai noté :', en: 'Here is what I have noted:' },
  published: { fr: 'Votre événement est maintenant au calendrier du site.', en: 'Your event is now on the site’s calendar.' },
  attached: { fr: 'La date est jointe à ce courriel pour votre calendrier.', en: 'The date is attached to this email for your calendar.' },
  change: { fr: 'Un détail à changer, une allergie à me signaler ? Répondez simplement à ce courriel ou appelez-moi au {phone}.', en: 'Something to change, or an allergy I should know about? Just reply to this email or call me at {phone}.' },
  declineSubject: { fr: 'Votre demande {reference} pour le {day}', en: 'Your request {reference} for {day}' },
  decline: { fr: 'Merci d’avoir pensé à moi. Je ne peux malheureusement pas prendre votre demande du {day}.', en: 'Thank you for thinking of me. Unfortunately I cannot take on your request for {day}.' },
  another: { fr: 'Si une autre date vous convient, répondez à ce courriel : je regarde ce que je peux faire.', en: 'If another date suits you, reply to this email and I’ll see what I can do.' },
  cancelSubject: { fr: 'Annulation : {type}, {day} ({reference})', en: 'Cancelled: {type}, {day} ({reference})' },
  cancel: { fr: 'Comme convenu, j’annule ce qui était prévu le {when}. Vous n’avez rien d’autre à faire.', en: 'As agreed, what was planned for {when} is cancelled. There is nothing else for you to do.' },
  removed: { fr: 'Le fichier joint retire la date de votre calendrier.', en: 'The attached file takes the date off your calendar.' },
  moveSubject: { fr: 'Nouvelle date : {type}, {day} ({reference})', en: 'New date: {type}, {day} ({reference})' },
  move: { fr: 'Comme convenu, je déplace votre date : ce sera le {when} plutôt que le {before}.', en: 'As agreed, {when} replaces {before} as your date.' },
  keepDateSubject: { fr: 'Votre date reste la même : {type}, {day} ({reference})', en: 'Your date stays the same: {type}, {day} ({reference})' },
  keepDate: { fr: 'Je ne suis malheureusement pas libre à l’autre date que vous demandiez. Votre date du {when} tient toujours.', en: 'Unfortunately I’m not free on the other date you asked for. Your date, {when}, still stands.' },
  unsure: { fr: 'Ce n’est pas encore confirmé : je vous écris dès que ça l’est.', en: 'It’s not confirmed yet: I’ll write as soon as it is.' },
  what: { fr: '- Quoi : {value}', en: '- What: {value}' },
  on: { fr: '- Quand : {value}', en: '- When: {value}' },
  where: { fr: '- Où : {value}', en: '- Where: {value}' },
  guests: { fr: '- Convives : {value}', en: '- Guests: {value}' },
  estimate: { fr: '- Estimation : {value}', en: '- Estimate: {value}' },
  taxed: { fr: '{total}, TPS et TVQ comprises', en: '{total}, GST and QST included' },
  untaxed: { fr: '{total}, taxes en sus', en: '{total}, plus taxes' },
  tbd: { fr: 'à déterminer', en: 'to be determined' },
  at: { fr: '{day} à\u00a0{time}', en: '{day} at\u00a0{time}' },
  soon: { fr: 'À bientôt autour du feu,', en: 'See you around the fire,' },
  regards: { fr: 'Au plaisir,', en: 'Kind regards,' },
} satisfies Record<string, Text>;

const TAXED: boolean = BUSINESS.taxRegistered;

type Translate = (name: keyof typeof TEXTS, values?: Record<string, string>) => string;

/** French spacing is applied only to our own text, never to text that a user entered. */
const speaker =
  (language: Language): Translate =>
  (name, values = {}) => {
    const filled = new Map(Object.entries(values));
    const sentence = TEXTS[name][language];
    return (language === 'fr' ? frenchSpacing(sentence) : sentence).replaceAll(/\{(\w+)\}/g, (_, hole: string) => filled.get(hole) ?? '');
  };

function estimateOf({ quote }: BookingRecord, language: Language, translate: Translate): string {
  if (quote.totalCost === null) return translate('tbd');
  const total = formatMoney(Math.round(quote.totalCost * 100), language);
  if (quote.lines.some(({ id }) => id === 'gst')) return translate('taxed', { total });
  return TAXED ? translate('untaxed', { total }) : total;
}

export interface RequestMailContext {
  /** New date and time, for a move. */
  dateTime?: DateTime;
  /** Whether a confirmation also publishes the member's event or training on the site. */
  publish?: boolean;
}

/** Returns the proposed mail of an action in the customer's language: plain text that the owner can edit. */
export function requestMailDraft(action: MailAction, booking: BookingRecord & { status: BookingStatus }, { dateTime, publish = false }: RequestMailContext = {}): MailText {
  const { request, reference } = booking;
  const language: Language = request.language === 'en' ? 'en' : 'fr';
  const translate = speaker(language);
  const formatDateTime = ({ date, time }: DateTime) => (time ? translate('at', { day: formatDay(date, language), time: formatTime(time, language) }) : formatDay(date, language));
  const current: DateTime = { date: request.date, time: readDetails(request).eventTime };
  const next = dateTime ?? current;
  const [day, when, before] = [formatDay(next.date, language), formatDateTime(next), formatDateTime(current)];
  const type = booking.title || typeLabel(request, language);
  const firstName = request.contactInfo.name.trim().split(/\s+/)[0] ?? '';
  const facts = [
    translate('agreed'),
    translate('what', { value: type }),
    translate('on', { value: when }),
    translate('where', { value: locationOf(request, language).place }),
    translate('guests', { value: guestsLabel(request, language) }),
    translate('estimate', { value: estimateOf(booking, language, translate) }),
  ].join('\n');
  const change = translate('change', { phone: BUSINESS.phone });
  const bodies: Record<MailAction, string[]> = {
    confirm: [translate('confirm', { when }), facts, ...(publish ? [translate('published')] : []), translate('attached'), change],
    decline: [translate('decline', { day }), translate('another')],
    cancel: [translate('cancel', { when }), translate('removed')],
    move: [translate('move', { when, before }), ...(booking.status === 'confirmed' ? [] : [translate('unsure')]), translate('attached'), change],
    keepDate: [translate('keepDate', { when }), change],
  };
  const subject = translate(`${action}Subject`, { type, day, reference });
  const farewell = translate(action === 'confirm' || action === 'move' ? 'soon' : 'regards');
  const text = [firstName ? translate('hello', { name: firstName }) : translate('helloAll'), ...bodies[action], `${farewell}\n${BUSINESS.cook}\n${BUSINESS.name}`].join('\n\n');
  // A subject is a single line of bounded length, for any title.
  return { subject: subject.slice(0, 200), text };
}
