import { array, boolean, number, object, string, type InferType } from 'yup';
import { adults, BOOKING_STATUSES, children, futureDate, hostName, partyLocation } from './booking';
import { TRAINING_LOCATIONS } from './business';
import { CHOICE_KEY } from './choiceLists';
import { dietsAmong } from './diets';
import { isEventType } from './eventType';
import { amount, emailAddress, flag, line, list, paragraph, quantity, timeOfDay } from './fields';
import { LANGUAGES } from './language';
import { optionalPayloadFields } from './optionalFields';
import { PRICE_RULES } from './priceRule';
import type { TrainingLocation } from './trainingLocation';

/*
 * Schemas of a booking as sent, returned and stored. The form's schema is in `booking.ts`, so that pages with only the form do not build the other
 * schemas.
 */

const item = object({ id: line(64).required('required'), name: line(200).default('') }).noUnknown();
const items = () => list(item.required(), 100).default([]);

export const bookingType = () => string().oneOf(['event', 'training'], 'notValid').required('required');

export const bookingSelections = () => object({ meats: items(), sides: items(), tools: items(), contentFocus: items() }).noUnknown();

/** Facts of the labelled lines of the notes, as keys. Absent from clients that know only the payload of SPEC section 3. */
export const bookingDetails = () =>
  object({
    eventType: string().max(40, 'notValid').nullable().default(null).test('eventType', 'notValid', (value) => value === null || isEventType(value)),
    eventTime: timeOfDay().default(''),
    toppings: list(line(40).required('required').matches(CHOICE_KEY, 'notValid'), 40).default([]),
    trainingPlace: string<TrainingLocation>().oneOf(TRAINING_LOCATIONS, 'notValid').nullable().default(null),
    reusableUtensils: flag().default(false),
  })
    .noUnknown()
    .optional()
    .default(undefined);

/** Body of `POST /booking`. Validate with `context: { today }`. */
export const bookingRequestSchema = object({
  date: futureDate(),
  type: bookingType(),
  /** Adults. Children under 12 are counted separately. */
  peopleCount: adults(),
  kidsCount: children(),
  /** Dollars; null means the default price. */
  kidsPricePerChild: quantity().default(null),
  selections: bookingSelections(),
  contactInfo: object({ name: hostName(), email: emailAddress(), location: partyLocation(), notes: paragraph(2000).default('') }).noUnknown(),
  /** Dollars as shown to the sender; null when to be determined. Not trusted: the server calculates the total again. */
  totalCost: amount().default(null),
  language: string().oneOf([...LANGUAGES], 'notValid').default('fr'),
  /** Price rule of the sender's page; absent for the booking page's. The server decides by `priceRuleOf` and rejects another. */
  formula: string().oneOf(PRICE_RULES, 'notValid').optional(),
  details: bookingDetails(),
  ...optionalPayloadFields(),
  /** Allergies and diets of the guests. Absent when empty, so that the payload has the keys of SPEC section 3. */
  diets: dietsAmong('peopleCount', 'kidsCount'),
}).noUnknown();

export type BookingRequest = InferType<typeof bookingRequestSchema>;
export type SelectedItem = InferType<typeof item>;

/** Price of a request as calculated by the server, in dollars as in the payload; null means "to be determined". */
export const quoteSchema = object({
  totalCost: number().nullable().defined(),
  /** Round trip in kilometres. */
  travelDistance: number().nullable().defined(),
  travelFee: number().nullable().defined(),
  /** Set when the address and its pin are too far apart to calculate a route. */
  placeUnclear: boolean().optional(),
  /** A line that was added after the request has the local day of its price; one that the owner added per person, its price for one guest. */
  lines: array(object({ id: string().defined(), name: string().defined(), amount: number().defined(), pricedOn: string().optional(), perPerson: number().optional() })).defined(),
});

export type Quote = InferType<typeof quoteSchema>;

export const bookingResponseSchema = object({
  id: string().defined(),
  reference: string().defined(),
  status: string().oneOf([...BOOKING_STATUSES]).defined(),
  quote: quoteSchema,
});

export type BookingResponse = InferType<typeof bookingResponseSchema>;

/** Stored request as the owner reads it. */
export const bookingRecordSchema = bookingResponseSchema.concat(
  object({
    createdAt: string().defined(),
    request: bookingRequestSchema,
    /** Total in dollars as shown to the sender, in addition to the server's quote. */
    quotedTotal: number().nullable().defined(),
    formulaVersion: string().defined(),
    /** Title and description of a member's own event or training; absent from a booking. */
    title: string(),
    description: string(),
  }),
);

export type BookingRecord = InferType<typeof bookingRecordSchema>;
