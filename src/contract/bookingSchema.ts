import { array, boolean, number, object, string, type InferType } from 'yup';
import { adults, BOOKING_STATUSES, children, comingDay, EVENT_TYPE_NAMES, hostName, partyPlace, TOPPING_NAMES, type EventType, type Topping } from './booking';
import { TRAINING_LOCATIONS } from './business';
import { dietsAmong } from './diets';
import { amount, emailAddress, flag, line, list, paragraph, quantity, telephone, timeOfDay } from './fields';
import { LANGUAGES } from './language';
import { PRICE_RULES } from './priceRule';
import type { TrainingPlace } from './trainingPlace';

/*
 * A booking as it is sent, answered and stored. What its form asks is in `booking.ts`: a page that only asks does not build the rules of the rest.
 */

const item = object({ id: line(64).required('required'), name: line(200).default('') }).noUnknown();
const items = () => list(item.required(), 100).default([]);

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
  contactInfo: object({ name: hostName(), email: emailAddress(), location: partyPlace(), notes: paragraph(2000).default('') }).noUnknown(),
  /** Dollars, as the sender saw it; null when to be determined. Never believed: the server counts again. */
  totalCost: amount().default(null),
  language: string().oneOf([...LANGUAGES], 'notValid').default('fr'),
  /** The price rule of the sender's screen; absent for the booking page's. The server decides by `priceRuleOf` and refuses another. */
  formula: string().oneOf(PRICE_RULES, 'notValid').optional(),
  /** What the labelled lines of the notes say, as keys; absent of a client that knows the payload of SPEC section 3 alone. */
  details: object({
    eventType: string<EventType>().oneOf([...EVENT_TYPE_NAMES], 'notValid').nullable().default(null),
    eventTime: timeOfDay().default(''),
    toppings: list(string<Topping>().oneOf(TOPPING_NAMES, 'notValid').required('required'), 20).default([]),
    trainingPlace: string<TrainingPlace>().oneOf(TRAINING_LOCATIONS, 'notValid').nullable().default(null),
    reusableUtensils: flag().default(false),
  })
    .noUnknown()
    .optional()
    .default(undefined),
  /** Where the customer can be called; absent without. */
  telephone: telephone().optional(),
  /** What guests must not or do not eat; without any there is no such key, and the payload has the keys of SPEC section 3. */
  diets: dietsAmong('peopleCount', 'kidsCount'),
}).noUnknown();

export type BookingRequest = InferType<typeof bookingRequestSchema>;
export type SelectedItem = InferType<typeof item>;

/** What a request costs as the server counted it, in dollars as in the payload; null is "to be determined". */
export const quoteSchema = object({
  totalCost: number().nullable().defined(),
  /** Round trip in kilometres. */
  travelDistance: number().nullable().defined(),
  travelFee: number().nullable().defined(),
  /** There when the place's words and its pin lie too far apart to count a road. */
  placeUnclear: boolean().optional(),
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
