import { array, boolean, number, object, string, type InferType } from 'yup';
import { BOOKING_STATUSES } from './booking';
import { bookingRecordSchema, type BookingRecord } from './bookingSchema';
import { flag, line, paragraph } from './fields';
import { dateTimeSchema } from './dateTime';
import { proposalSchema } from './agreementSchemas';
import { UNAVAILABLE_REASONS } from './dayAvailability';
import { adjustmentSchema, quoteRevisionSchema } from './quoteChange';
import { optionalMailText } from './mailText';
import { CUSTOMER_ACTIONS, INBOX_ACTIONS, TRANSITION_ACTIONS } from './requestRules';

/* Owner's inbox: the schemas of each call. */

/** Returns the whole days that a request has been waiting; null when it needs no response. */
export const waitingDays = ({ status, createdAt }: Pick<BookingRecord, 'status' | 'createdAt'>, now: Date): number | null =>
  status === 'requested' ? Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / 86_400_000)) : null;

/** Override: the owner accepts the booking although the day is full. */
const override = () => flag().default(false);

/** Body of `POST /booking/{id}/transition`. */
export const transitionSchema = object({
  act: string().oneOf([...TRANSITION_ACTIONS], 'notValid').required('required'),
  letter: optionalMailText().when('act', { is: 'finish', then: (schema) => schema.test('none', 'notValid', (value) => value === null) }),
  /** Whether a member's own event or training is published on the site once confirmed. */
  publish: flag().default(false),
  anyway: override(),
  /** Changes of the quote on confirmation; null leaves the quote unchanged. */
  adjustment: adjustmentSchema.nullable().default(null).when('act', { is: 'confirm', otherwise: (schema) => schema.test('none', 'notValid', (value) => value === null) }),
}).noUnknown();
export type Transition = InferType<typeof transitionSchema>;

/** Body of `POST /booking/{id}/move`. Validate with `context: { today }`. */
export const moveSchema = dateTimeSchema.concat(object({ letter: optionalMailText(), anyway: override() })).noUnknown();
export type Move = InferType<typeof moveSchema>;

/** Body of `POST /booking/{id}/keep-date`, which rejects a date change request. */
export const confirmDateSchema = object({ letter: optionalMailText() }).noUnknown();

/** Body of `PUT /booking/{id}/note`. The note is visible to the owner only. */
export const noteSchema = object({ note: paragraph(4000).default('') }).noUnknown();

/** Whether a typed reference is the request's own, ignoring case and surrounding spaces. */
export const isReference = (typed: string, reference: string): boolean => typed.trim().toUpperCase() === reference;

/**
 * Body of `POST /booking/{id}/erase`: the request's own reference, to prevent erasing the wrong one. A form passes the expected reference in
 * `context: { reference }`.
 */
export const eraseRequestSchema = object({
  reference: line(20)
    .required('required')
    .test('own', 'notValid', (value, { options }) => {
      const reference: unknown = options.context?.['reference'];
      return typeof reference !== 'string' || isReference(value, reference);
    }),
}).noUnknown();

const status = () => string().oneOf([...BOOKING_STATUSES]).defined();
const dateTime = () => object({ date: string().defined(), time: string().defined() });

/**
 * Actions in the history, including those of the customer through the link in their mail (manage.ts). `enter` is a request entered by hand, and `amend` a
 * change that waits for the customer's yes.
 */
export const HISTORY_ACTIONS = ['enter', ...INBOX_ACTIONS, ...CUSTOMER_ACTIONS, 'askCancel', 'amend'] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** Entry in the history of a request. */
export const historyEntrySchema = object({
  /** Instant. */
  at: string().defined(),
  /** User who performed the action; null when their account no longer exists. */
  by: string().nullable().defined(),
  act: string().oneOf([...HISTORY_ACTIONS]).defined(),
  /** Whether a mail was sent with the action. */
  letter: boolean().defined(),
  /** Whether the action published a member's event or training. */
  published: boolean().defined(),
  /** Local day and time before and after a move. */
  from: dateTime().nullable().defined(),
  to: dateTime().nullable().defined(),
  /** Guests before and after, if changed. */
  guests: object({ before: number().defined(), after: number().defined() }).optional().default(undefined),
  /** Total before and after in dollars, if the quote changed; null means to be determined. */
  totals: object({ before: number().nullable().defined(), after: number().nullable().defined() }).optional().default(undefined),
});
export type HistoryEntry = InferType<typeof historyEntrySchema>;

/** Request in the list. */
export const inboxLineSchema = bookingRecordSchema.concat(
  object({
    version: number().defined(),
    erased: boolean().defined(),
    /** Local day from which the request no longer holds its requested day; null when it waits for no response. */
    heldUntil: string().nullable().defined(),
    /**
     * Date change request of the customer, or cancellation request (`cancel`), whose date is unchanged. Absent if there is none or once it has been
     * answered.
     */
    wish: dateTime().concat(object({ words: string().defined(), cancel: boolean().optional() })).optional().default(undefined),
  }),
);
export type InboxLine = InferType<typeof inboxLineSchema>;

/** Other requests for the same day that are open or confirmed. */
const sameDaySchema = array(object({ id: string().defined(), reference: string().defined(), name: string().defined(), status: status() })).defined();

/** Availability of a day for one request, counting the others. */
const roomSchema = object({
  /** Null while the day has capacity. */
  obstacle: string().oneOf([...UNAVAILABLE_REASONS]).nullable().defined(),
  places: number().defined(),
  taken: number().defined(),
  /** Reason for which the owner blocked the day; otherwise empty. */
  reason: string().defined(),
});
export type RequestCapacity = InferType<typeof roomSchema>;

/** Body of a 409: the reason why a booking cannot be accepted. */
export const fullDaySchema = object({ date: string().defined(), room: roomSchema, sameDay: sameDaySchema });
export type FullDay = InferType<typeof fullDaySchema>;

/** Request with all related data. */
export const requestDetailsSchema = inboxLineSchema.concat(
  object({
    /** Owner's private note. */
    note: string().defined(),
    /** Name of the user who entered the request by hand; null when the customer sent it. */
    enteredBy: string().nullable().defined(),
    /** Card of the customer in the book; null when there is none. */
    customerId: string().nullable().defined(),
    /** Proposals and amendments, oldest first. */
    proposals: array(proposalSchema).defined(),
    /** Member's event or training; null for a booking, or when deleted. */
    thing: object({ kind: string().oneOf(['event', 'training']).defined(), id: string().defined(), published: boolean().defined() }).nullable().defined(),
    sameDay: sameDaySchema,
    room: roomSchema,
    /** Changes of the quote since the request, oldest first. */
    revisions: array(quoteRevisionSchema).defined(),
    /** Oldest first. */
    history: array(historyEntrySchema).defined(),
  }),
);
export type RequestDetails = InferType<typeof requestDetailsSchema>;

/** Number of requests by status. */
export const inboxCountsSchema = object({ requested: number().defined(), confirmed: number().defined(), declined: number().defined(), cancelled: number().defined(), done: number().defined() });
export type InboxCounts = InferType<typeof inboxCountsSchema>;

/** Normalizes a search for comparison: without accents, in lower case, with single spaces. */
export const normalizeSpaces = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
