import { choiceLabel, TOPPINGS, type ChoiceLists, type Topping } from './choiceLists';
import { isShortNotice } from './days';
import { isEventType, type EventType } from './eventType';
import { formatDistance, formatMoney } from './formats';
import { LANGUAGES, type Language, type Text } from './language';
import { noticeLabel } from './textFacts';
import { parseTrainingLocation, TRAINING_LOCATION_NAMES, type TrainingLocation } from './trainingLocation';

/** Facts without a key in the booking payload, stored as labelled lines in `contactInfo.notes`. */
export interface BookingNotes {
  eventType: EventType | null;
  /** Local `HH:mm`. */
  eventTime: string;
  travelMetres: number | null;
  travelCents: number | null;
  toppings: Topping[];
  /** Notice that the date falls short of, as written, such as `moins de deux semaines`; empty when there is enough notice. */
  shortNotice: string;
  /** Location of a training; null for other types. */
  trainingPlace: TrainingLocation | null;
  reusableUtensils: boolean;
}

const LABELS = {
  eventType: { fr: 'Type d’événement', en: 'Event type' },
  eventTime: { fr: 'Heure', en: 'Event time' },
  trainingPlace: { fr: 'Lieu de la formation', en: 'Training location' },
  distance: { fr: 'Distance de déplacement', en: 'Travel distance' },
  fee: { fr: 'Frais de déplacement', en: 'Travel fee' },
  toppings: { fr: 'Garnitures', en: 'Extra toppings' },
  shortNotice: { fr: 'Court préavis', en: 'Short notice' },
  reusableUtensils: { fr: 'Vaisselle réutilisable', en: 'Reusable tableware' },
} satisfies Record<string, Text>;

const TO_BE_DETERMINED: Text = { fr: 'À déterminer', en: 'TBD' };
const LESS_THAN: Text = { fr: 'moins de {notice}', en: 'less than {notice}' };
const YES: Text = { fr: 'oui', en: 'yes' };

/** Returns the lead time that a date falls short of, in words; empty when there is enough notice. @param today local day */
export const shortNoticeLabel = (date: string, today: string, leadTimeDays: number, language: Language): string =>
  isShortNotice(date, today, leadTimeDays) ? LESS_THAN[language].replace('{notice}', noticeLabel(leadTimeDays, language)) : '';

/** Facts that a request has under its own keys, in addition to the text lines of SPEC's payload. */
export type BookingDetails = Pick<BookingNotes, 'eventType' | 'eventTime' | 'toppings' | 'trainingPlace' | 'reusableUtensils'>;

const detailsIn = ({ eventType, eventTime, toppings, trainingPlace, reusableUtensils }: BookingNotes): BookingDetails => ({ eventType, eventTime, toppings, trainingPlace, reusableUtensils });

/** Writes a request's facts, as keys and as labelled lines, followed by the sender's own text. */
export const writeDetails = (facts: BookingNotes, message: string, language: Language, lists: ChoiceLists): { notes: string; details: BookingDetails } => ({
  notes: [writeNotes(facts, language, lists), message].filter(Boolean).join('\n'),
  details: detailsIn(facts),
});

/** Part of a request that contains its facts. */
export interface WithDetails {
  contactInfo: { notes: string };
  details?: BookingDetails | undefined;
}

/** Reads a request's facts from their keys. Falls back to the labelled lines for older requests and for clients that know only SPEC's payload. */
export const readDetails = ({ contactInfo, details }: WithDetails): BookingDetails => details ?? detailsIn(readNotes(contactInfo.notes));

/** Returns the request with another time of day. */
export const withTime = <Request extends WithDetails>(request: Request, time: string, language: Language): Request => ({
  ...request,
  contactInfo: { ...request.contactInfo, notes: notesAt(request.contactInfo.notes, time, language) },
  ...(request.details ? { details: { ...request.details, eventTime: time } } : {}),
});

/** Writes one line per fact: `Label: value`, with the type's own name in parentheses for parsing. */
export function writeNotes(notes: BookingNotes, language: Language, lists: ChoiceLists): string {
  const tbd = TO_BE_DETERMINED[language];
  const lines: [Text, string | null][] = [
    [LABELS.eventType, notes.eventType && `${choiceLabel(lists, 'eventTypes', notes.eventType, language)} (${notes.eventType})`],
    [LABELS.eventTime, notes.eventTime],
    [LABELS.trainingPlace, notes.trainingPlace && `${TRAINING_LOCATION_NAMES[notes.trainingPlace][language]} (${notes.trainingPlace})`],
    [LABELS.distance, notes.travelMetres === null ? tbd : formatDistance(notes.travelMetres, language)],
    [LABELS.fee, notes.travelCents === null ? tbd : formatMoney(notes.travelCents, language)],
    [LABELS.toppings, notes.toppings.map((topping) => choiceLabel(lists, 'toppings', topping, language)).join(', ')],
    [LABELS.shortNotice, notes.shortNotice],
    [LABELS.reusableUtensils, notes.reusableUtensils ? YES[language] : null],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label[language]}: ${value}`] : [])).join('\n');
}

const hasLabel = (line: string, label: Text): boolean => LANGUAGES.some((language) => line.startsWith(`${label[language]}:`));

/** Key in parentheses at the end of a line, behind the name that the key had when the line was written. */
const keyAtEnd = (line: string): string | undefined => /\(([\w-]+)\)$/.exec(line)?.[1];

/** Whether a line names an event type, or a training's location, under any name. */
const isKeyedLine = (line: string): boolean =>
  (hasLabel(line, LABELS.eventType) && isEventType(keyAtEnd(line))) || (hasLabel(line, LABELS.trainingPlace) && parseTrainingLocation(keyAtEnd(line)) !== null);

/** Returns the lines whose facts the request has as keys, in whatever words they were written. */
export function keyedLines({ contactInfo, details }: WithDetails): string[] {
  const lines = contactInfo.notes.split(/\r\n|\r|\n/).map((line) => line.trim());
  const toppings = details && details.toppings.length > 0 ? lines.find((line) => hasLabel(line, LABELS.toppings)) : undefined;
  return [...lines.filter(isKeyedLine), ...(toppings === undefined ? [] : [toppings])];
}

/** Topping of SPEC by its name of SPEC. Requests with other toppings have them as keys. */
const toppingNamed = (name: string): Topping | undefined => Object.entries<Text>(TOPPINGS).find(([, names]) => LANGUAGES.some((language) => names[language] === name))?.[0];

const figure = (text: string): number | null => {
  const digits = text.replaceAll(/[^\d.,]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const integer = digits.slice(0, decimal ? -decimal.length - 1 : undefined).replaceAll(/[.,]/g, '');
  return integer === '' ? null : Number(`${integer}.${decimal || '0'}`);
};

/** Parses the lines, in either language. Missing values and free text are left empty. */
export function readNotes(text: string): BookingNotes {
  const values = new Map<string, string>();
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    const name = (colon < 0 ? line : line.slice(0, colon)).trim();
    if (!values.has(name)) values.set(name, colon < 0 ? '' : line.slice(colon + 1).trim());
  }
  /** Returns the value of the first line with the label, in either language. */
  const value = (label: Text): string => {
    for (const [name, rest] of values) if (LANGUAGES.some((language) => label[language] === name)) return rest;
    return '';
  };
  const type = keyAtEnd(value(LABELS.eventType));
  const place = keyAtEnd(value(LABELS.trainingPlace));
  const km = figure(value(LABELS.distance));
  const fee = figure(value(LABELS.fee));
  return {
    eventType: isEventType(type) ? type : null,
    eventTime: /^\d{2}:\d{2}$/.exec(value(LABELS.eventTime))?.[0] ?? '',
    travelMetres: km === null ? null : Math.round(km * 1000),
    travelCents: fee === null ? null : Math.round(fee * 100),
    toppings: value(LABELS.toppings).split(', ').map(toppingNamed).filter((topping) => topping !== undefined),
    shortNotice: value(LABELS.shortNotice),
    trainingPlace: parseTrainingLocation(place),
    reusableUtensils: LANGUAGES.some((language) => YES[language] === value(LABELS.reusableUtensils)),
  };
}

/** Returns the customer's own text under the labelled lines, unchanged. A label counts once and only before any other line. */
export function freeText(text: string): string {
  const lines = text.split('\n');
  const seen = new Set<Text>();
  const first = lines.findIndex((line) => {
    const name = line.split(':')[0]?.trim();
    const label = Object.values(LABELS).find((each: Text) => LANGUAGES.some((language) => each[language] === name));
    if (label === undefined || seen.has(label)) return true;
    seen.add(label);
    return false;
  });
  return first < 0 ? '' : lines.slice(first).join('\n').trim();
}

/** Returns the notes with another time of day, in the existing line or, if there is none, in a new line at the top. */
export function notesAt(text: string, time: string, language: Language): string {
  const isTime = (line: string) => LANGUAGES.some((each) => LABELS.eventTime[each] === line.split(':')[0]?.trim());
  const lines = text === '' ? [] : text.split('\n');
  const first = lines.findIndex(isTime);
  const line = `${LABELS.eventTime[language]}: ${time}`;
  return (first < 0 ? [line, ...lines] : lines.map((each, index) => (index === first ? line : each))).join('\n');
}
