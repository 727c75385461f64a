import { array, number, object, string, type InferType } from 'yup';
import { dietsAmong } from './diets';
import { amount, day, emailAddress, line, paragraph, quantity, timeOfDay, wholeNumber } from './fields';
import { LANGUAGES, type Text } from './language';

/** The event types of the public booking page. */
export const EVENT_TYPES = {
  'pizza-popup': { fr: 'Soirée pizza éphémère', en: 'Pizza Popup Event' },
  'pizza-training': { fr: 'Formation pizza', en: 'Pizza Training' },
  'smokehouse-popup': { fr: 'Événement fumoir', en: 'Smokehouse Event' },
  'smokehouse-training': { fr: 'Formation fumoir', en: 'Smokehouse Training' },
} satisfies Record<string, Text>;

export type EventType = keyof typeof EVENT_TYPES;
export const EVENT_TYPE_NAMES: readonly EventType[] = ['pizza-popup', 'pizza-training', 'smokehouse-popup', 'smokehouse-training'];
export const isEventType = (value: unknown): value is EventType => typeof value === 'string' && Object.hasOwn(EVENT_TYPES, value);

/** Which options a type offers, by the words it contains, so that a later type is covered too. */
export const offersMenu = (type: string): boolean => type.includes('smokehouse');
export const offersTools = (type: string): boolean => type === 'smokehouse-training';
export const offersToppings = (type: string): boolean => type.includes('pizza');

export const TOPPINGS = {
  pepperoni: { fr: 'Pepperoni', en: 'Pepperoni' },
  mushrooms: { fr: 'Champignons', en: 'Mushrooms' },
  bellPeppers: { fr: 'Poivrons', en: 'Bell Peppers' },
  onions: { fr: 'Oignons', en: 'Onions' },
  sausage: { fr: 'Saucisse', en: 'Sausage' },
  bacon: { fr: 'Bacon', en: 'Bacon' },
  olives: { fr: 'Olives', en: 'Olives' },
  tomatoes: { fr: 'Tomates', en: 'Tomatoes' },
  spinach: { fr: 'Épinards', en: 'Spinach' },
  pineapple: { fr: 'Ananas', en: 'Pineapple' },
} satisfies Record<string, Text>;

export type Topping = keyof typeof TOPPINGS;
export const isTopping = (value: string): value is Topping => Object.hasOwn(TOPPINGS, value);

const MOST_PEOPLE = 500;

/** A day that exists and, when the caller says what day it is (`context.today`), is not over. */
export const comingDay = () =>
  day()
    .required('dateRequired')
    .test('coming', 'datePast', (value, { options }) => {
      const today: unknown = options.context?.['today'];
      return typeof today !== 'string' || value >= today;
    });

export const hostName = () => line(120).required('fullNameRequired');
export const adults = () => wholeNumber(MOST_PEOPLE).min(1, 'adultsMin').required('adultsMin');
export const children = () => wholeNumber(MOST_PEOPLE).min(0, 'childrenMin').default(0);
const location = () => line(300).required('locationRequired');
export const chosen = () => array(line(64).required('required')).max(100, 'tooMany:${max}').default([]);

/** What the public booking page asks. Validate with `context: { today }`. */
export const bookingFormSchema = object({
  hostName: hostName(),
  email: emailAddress(),
  adults: adults(),
  children: children(),
  eventType: string().oneOf([...EVENT_TYPE_NAMES], 'eventTypeRequired').required('eventTypeRequired'),
  eventDate: comingDay(),
  eventTime: timeOfDay().required('timeRequired'),
  location: location(),
  meats: chosen(),
  sides: chosen(),
  tools: chosen(),
  toppings: chosen(),
  diets: dietsAmong('adults', 'children'),
});

export type BookingForm = InferType<typeof bookingFormSchema>;

const FORMULAS = ['bookingPage', 'summary'] as const;

const item = object({ id: line(64).required('required'), name: line(200).default('') }).noUnknown();
const items = () => array(item.required()).max(100, 'tooMany:${max}').default([]);

/** The booking request as it is sent: `POST /booking`. Validate with `context: { today }`. */
export const bookingRequestSchema = object({
  date: comingDay(),
  type: string().oneOf(['event', 'training'], 'notValid').required('required'),
  /** Adults; children under 12 are counted apart. */
  peopleCount: adults(),
  kidsCount: children(),
  /** Dollars; null stands for the usual price. */
  kidsPricePerChild: quantity().default(null),
  selections: object({ meats: items(), sides: items(), tools: items(), contentFocus: items() }).noUnknown(),
  contactInfo: object({ name: hostName(), email: emailAddress(), location: location(), notes: paragraph(2000).default('') }).noUnknown(),
  /** Dollars, as the sender saw it; null when to be determined. Never believed: the server counts again. */
  totalCost: amount().default(null),
  language: string().oneOf([...LANGUAGES], 'notValid').default('fr'),
  /** Which of the two price rules the sender's screen followed: the booking page says nothing, the wizard says that it was the summary's. */
  formula: string().oneOf(FORMULAS, 'notValid').optional(),
  /** What guests must not or do not eat; without any there is no such key, and the payload has the keys of SPEC section 3. */
  diets: dietsAmong('peopleCount', 'kidsCount'),
}).noUnknown();

export type BookingRequest = InferType<typeof bookingRequestSchema>;
export type SelectedItem = InferType<typeof item>;

export const BOOKING_STATUSES = ['requested', 'confirmed', 'declined', 'cancelled', 'done'] as const;

/** What a request costs as the server counted it, in dollars as in the payload; null is "to be determined". */
export const quoteSchema = object({
  totalCost: number().nullable().defined(),
  /** Round trip in kilometres. */
  travelDistance: number().nullable().defined(),
  travelFee: number().nullable().defined(),
  lines: array(object({ id: string().defined(), name: string().defined(), amount: number().defined() })).defined(),
});

export type Quote = InferType<typeof quoteSchema>;

export const bookingAnswerSchema = object({
  id: string().defined(),
  reference: string().defined(),
  status: string().oneOf([...BOOKING_STATUSES]).defined(),
  quote: quoteSchema,
});

export type BookingAnswer = InferType<typeof bookingAnswerSchema>;

/** A stored request as the owner reads it. */
export const bookingRecordSchema = bookingAnswerSchema.concat(
  object({
    createdAt: string().defined(),
    request: bookingRequestSchema,
    /** Dollars as the sender's screen showed it, beside the quote that the server made. */
    quotedTotal: number().nullable().defined(),
    formulaVersion: string().defined(),
    /** What a member's own event or training is called, and is about; a booking has neither. */
    title: string(),
    description: string(),
  }),
);

export type BookingRecord = InferType<typeof bookingRecordSchema>;
