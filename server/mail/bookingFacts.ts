import { choiceLabel } from '../../src/contract/choiceLists';
import { offersToppings } from '../../src/contract/eventType';
import type { BookingRecord, SelectedItem } from '../../src/contract/bookingSchema';
import { readDetails } from '../../src/contract/bookingNotes';
import { dayAt, daysBetween, isShortNotice } from '../../src/contract/days';
import { mostSevereFirst, isSevere } from '../../src/contract/dietKinds';
import { dietLabel } from '../../src/contract/dietLabels';
import { formatDay, formatDistance, formatMoney, formatTime } from '../../src/contract/formats';
import { pointText } from '../../src/contract/geo';
import type { Language } from '../../src/contract/language';
import { optionalLines } from '../../src/contract/optionalFields';
import { toppingLineId } from '../../src/contract/pricing';
import { freeNotes, guestsLabel, lineName, locationOf, typeLabel, withoutParents } from '../../src/contract/requestDisplay';
import { isAtPremises } from '../../src/contract/trainingLocation';
import { cleanLines, oneLine } from './cleanText';
import { formatInstant } from './formatInstant';
import type { MailContext } from './mailContext';

export interface FactLine {
  name: string;
  amount: string;
}

/**
 * All facts that a mail contains about a booking, in the recipient's language and sanitized for output. The HTML and the plain text use the same
 * facts.
 */
export interface BookingFacts {
  language: Language;
  customerLanguage: Language;
  /** The customer's language, for the reply. */
  speaks: string;
  reference: string;
  fullName: string;
  firstName: string;
  email: string;
  /** Empty or absent when unknown. */
  telephone?: string;
  /** Lines with the other optional fields. Absent in facts stored before this key existed. */
  answers?: string[];
  type: string;
  /** Title and description of a member's own event or training; empty for a booking. */
  title: string;
  description: string[];
  /** Whether the request is for an event or training that the owner publishes. Absent in facts stored before this key existed. */
  awaitsPublishing?: boolean;
  /** Local `YYYY-MM-DD` and `HH:mm` (empty when unknown), for the calendar. */
  date: string;
  time: string;
  day: string;
  when: string;
  inDays: string;
  shortNotice: boolean;
  place: string;
  /** Whether the address and the map pin name two different places. Absent in facts stored before this check existed. */
  placeUnclear?: boolean;
  /** Position of the map pin, or else the address, for a map search. */
  destination: string;
  guests: string;
  /** Chosen items that have no line in the estimate. */
  menu: { label: string; items: string[] }[];
  /** Allergies and diets, the most severe first. */
  diets: { words: string; severe: boolean }[];
  /** Lines of the estimate: the meats, the sides, then the items that every party needs. Their sum is the total. */
  groups: { label: string | null; lines: FactLine[] }[];
  /** Null: to be determined. */
  total: string | null;
  /** Total that the sender's screen showed, when different. */
  shownTotal: string | null;
  travelUnknown: boolean;
  /** Whether both taxes are among the lines. */
  taxed: boolean;
  /** Whether pizza is requested that the estimate does not include. */
  pizza: boolean;
  perChild: string | null;
  /** Notes of the sender apart from the labelled lines. */
  notes: string[];
  receivedAt: { day: string; time: string };
}

export interface BookingFactsOptions {
  mail: MailContext;
  /** The recipient's language, which can differ from the customer's. */
  language: Language;
  /** Time of writing of the mail, which decides what is short notice. */
  now: Date;
}

const MAX_DOLLARS = 10_000_000;
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const cents = (dollars: number): number => Math.round(dollars * 100);

function groupsOf({ request, quote }: BookingRecord, { language, mail: { translate, settings } }: BookingFactsOptions): BookingFacts['groups'] {
  const nameOf = ({ id, name }: { id: string; name: string }) => {
    if (id !== 'travel') return oneLine(lineName({ id, name }, language, settings.lists));
    return quote.travelDistance === null ? translate('travel', language) : translate('travelOf', language, { distance: formatDistance(quote.travelDistance * 1000, language) });
  };
  // An amount of zero means that the catalogue has no price for the item yet.
  const amountOf = (dollars: number) => (dollars === 0 ? translate('toBeConfirmed', language) : formatMoney(cents(dollars), language));
  const among = (items: readonly SelectedItem[]) => quote.lines.filter((line) => items.some(({ id }) => id === line.id));
  const meats = among(request.selections.meats);
  const sides = among(request.selections.sides);
  const printed = (lines: typeof meats) => lines.map((line) => ({ name: nameOf(line), amount: amountOf(line.amount) }));
  const others = printed(quote.lines.filter((line) => !meats.includes(line) && !sides.includes(line)));
  if (quote.travelFee === null && !locationOf(request, language).noTravel) others.push({ name: translate('travel', language), amount: translate('toBeDetermined', language) });
  return [
    { label: translate('meats', language), lines: printed(meats) },
    { label: translate('sides', language), lines: printed(sides) },
    { label: meats.length + sides.length > 0 ? translate('service', language) : null, lines: others },
  ].filter(({ lines }) => lines.length > 0);
}

/**
 * Returns the total that the sender's screen showed.
 * @returns null when the shown total is the same, missing or implausible
 */
function shownTotalOf({ quotedTotal, quote }: BookingRecord, language: Language): string | null {
  if (quotedTotal === null || !(quotedTotal >= 0 && quotedTotal <= MAX_DOLLARS)) return null;
  return quote.totalCost !== null && cents(quotedTotal) === cents(quote.totalCost) ? null : formatMoney(cents(quotedTotal), language);
}

function inDaysOf(days: number, { language, mail: { translate } }: BookingFactsOptions): string {
  if (days <= 0) return translate('today', language);
  return days === 1 ? translate('tomorrow', language) : translate('inDays', language, { count: days });
}

/** Returns the chosen items of a booking by kind, without those whose line is among the given ones. */
export function choicesOf({ request }: Pick<BookingRecord, 'request'>, { language, mail: { translate, settings } }: Pick<BookingFactsOptions, 'language' | 'mail'>, without: ReadonlySet<string> = new Set()): BookingFacts['menu'] {
  const { selections } = request;
  const { toppings, reusableUtensils } = readDetails(request);
  const names = (items: readonly SelectedItem[]) => items.filter(({ id }) => !without.has(id)).map(({ id, name }) => oneLine(name) || id);
  const menu = [
    { label: translate('meats', language), items: names(selections.meats) },
    { label: translate('sides', language), items: names(withoutParents(selections.sides)) },
    { label: translate('toppings', language), items: toppings.filter((topping) => !without.has(toppingLineId(topping))).map((topping) => oneLine(choiceLabel(settings.lists, 'toppings', topping, language))) },
    { label: translate('tools', language), items: names(selections.tools) },
    { label: translate('contentFocus', language), items: names(selections.contentFocus) },
    { label: translate('tableware', language), items: reusableUtensils ? [translate('reusable', language)] : [] },
  ];
  return menu.filter(({ items }) => items.length > 0);
}

/** Returns the facts of a booking. */
export function bookingFacts(booking: BookingRecord, options: BookingFactsOptions): BookingFacts {
  const { mail, language, now } = options;
  const { translate, settings } = mail;
  const { request, quote } = booking;
  const { contactInfo, date } = request;
  const details = readDetails(request);
  const today = dayAt(now);
  const received = new Date(booking.createdAt);
  const time = /^([01]\d|2[0-3]):[0-5]\d$/.test(details.eventTime) ? details.eventTime : '';
  const day = formatDay(date, language);
  const fullName = oneLine(contactInfo.name);
  const where = locationOf(request, language);
  const place = isAtPremises(request) ? translate('premises', language) : oneLine(where.place);
  const priced = new Set(quote.lines.map(({ id }) => id));
  return {
    language,
    customerLanguage: request.language,
    speaks: translate(request.language === 'fr' ? 'speaksFrench' : 'speaksEnglish', language),
    reference: oneLine(booking.reference),
    fullName,
    firstName: fullName.split(' ')[0] ?? '',
    email: oneLine(contactInfo.email),
    telephone: oneLine(request.telephone ?? ''),
    answers: optionalLines(request, language).map(oneLine),
    type: oneLine(typeLabel(request, language, settings.lists)),
    title: oneLine(booking.title ?? ''),
    description: cleanLines(booking.description ?? ''),
    date,
    time,
    day,
    when: capitalized(time ? translate('dayAndTime', language, { day, time: formatTime(time, language) }) : day),
    inDays: inDaysOf(daysBetween(today, date), options),
    shortNotice: isShortNotice(date, today, settings.rules.leadTimeDays),
    place,
    placeUnclear: quote.placeUnclear === true,
    destination: where.point ? pointText(where.point) : place,
    guests: guestsLabel(request, language),
    menu: choicesOf(booking, options, priced),
    diets: mostSevereFirst(request.diets ?? []).map((diet) => ({ words: oneLine(dietLabel(diet, language)), severe: isSevere(diet) })),
    groups: groupsOf(booking, options),
    total: quote.totalCost === null ? null : formatMoney(cents(quote.totalCost), language),
    shownTotal: shownTotalOf(booking, language),
    travelUnknown: quote.travelFee === null && !where.noTravel,
    taxed: quote.lines.some(({ id }) => id === 'gst'),
    pizza: details.eventType !== null && offersToppings(details.eventType) && !quote.lines.some(({ id }) => id === 'pizza'),
    // Omitted without children, because a price per child would only confuse the reader.
    perChild: request.kidsCount > 0 && typeof request.kidsPricePerChild === 'number' ? formatMoney(cents(request.kidsPricePerChild), language) : null,
    notes: freeNotes(request).map(oneLine).filter((line) => line !== ''),
    receivedAt: formatInstant(received, language),
  };
}
