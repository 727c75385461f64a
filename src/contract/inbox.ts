import { array, boolean, number, object, string, type InferType } from 'yup';
import { BOOKING_STATUSES } from './booking';
import { bookingRecordSchema, type BookingRecord } from './bookingSchema';
import { flag, line, paragraph } from './fields';
import { newMomentSchema } from './moment';
import { OBSTACLES } from './openDays';
import { may, type Access } from './permissions';
import { adjustmentSchema, quoteRevisionSchema } from './quoteChange';
import type { User } from './user';

/* The owner's inbox: where a request can go from where it stands, who may take it there, and what each call says. */

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The acts that take a request from one state to another. */
export const TRANSITION_ACTS = ['confirm', 'decline', 'cancel', 'finish'] as const;
export type TransitionAct = (typeof TRANSITION_ACTS)[number];

/** Everything that the owner does with a request: each leaves a line in its history. */
export const INBOX_ACTS = [...TRANSITION_ACTS, 'move', 'keepDate', 'note', 'erase'] as const;
export type InboxAct = (typeof INBOX_ACTS)[number];

interface Rule {
  from: readonly BookingStatus[];
  /** Null: the state stays. */
  to: BookingStatus | null;
  who: Access;
  /** Only once the day has come. */
  onTheDay?: true;
  /** Only while the customer waits to hear about another day. */
  onWish?: true;
}

/** The state machine of a request: requested → confirmed, declined or cancelled; confirmed → cancelled or done. */
export const INBOX_RULES: Readonly<Record<InboxAct, Rule>> = {
  confirm: { from: ['requested'], to: 'confirmed', who: 'admin' },
  decline: { from: ['requested'], to: 'declined', who: 'admin' },
  cancel: { from: ['requested', 'confirmed'], to: 'cancelled', who: 'admin' },
  finish: { from: ['confirmed'], to: 'done', who: 'admin', onTheDay: true },
  move: { from: ['requested', 'confirmed'], to: null, who: 'admin' },
  // The customer asks for another day through their link: a move grants it, this does not.
  keepDate: { from: ['requested', 'confirmed'], to: null, who: 'admin', onWish: true },
  note: { from: BOOKING_STATUSES, to: null, who: 'admin' },
  // Whom one still has to answer or to cook for cannot be nobody: such a request is declined or cancelled first.
  erase: { from: ['declined', 'cancelled', 'done'], to: null, who: 'admin' },
};

/** Where a request stands, as far as the rules ask. */
export interface Standing {
  status: BookingStatus;
  /** Local day of the event. */
  date: string;
  /** Whether the person's data are erased: then nothing can be done any more. */
  erased: boolean;
  /** Whether the customer has asked for another day and waits for an answer. */
  wished?: boolean;
}

/** Whether an act is possible for anybody. @param today local day */
export function isLegal(act: InboxAct, { status, date, erased, wished = false }: Standing, today: string): boolean {
  const { from, onTheDay, onWish } = INBOX_RULES[act];
  return !erased && from.includes(status) && (!onTheDay || date <= today) && (!onWish || wished);
}

/** The acts that a person (null: a visitor) can do now. */
export const openActs = (user: Pick<User, 'role'> | null, standing: Standing, today: string): InboxAct[] =>
  INBOX_ACTS.filter((act) => may(user, INBOX_RULES[act].who) && isLegal(act, standing, today));

/** The state after an act. */
export const statusAfter = (act: InboxAct, status: BookingStatus): BookingStatus => INBOX_RULES[act].to ?? status;

/** For how many whole days a request has been waiting; null when it needs no answer. */
export const waitingDays = ({ status, createdAt }: Pick<BookingRecord, 'status' | 'createdAt'>, now: Date): number | null =>
  status === 'requested' ? Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / 86_400_000)) : null;

/** The mail that goes out with an act, as the owner edited it. */
export const letterSchema = object({ subject: line(200).required('required'), text: paragraph(8000).required('required') }).noUnknown();
export type Letter = InferType<typeof letterSchema>;

/** Null: the person is told otherwise, or not at all. */
const letter = () => letterSchema.nullable().default(null);

/** The owner knows that the day has no place left, and takes the booking all the same. */
const anyway = () => flag().default(false);

/** `POST /booking/{id}/transition`. */
export const transitionSchema = object({
  act: string().oneOf([...TRANSITION_ACTS], 'notValid').required('required'),
  letter: letter().when('act', { is: 'finish', then: (schema) => schema.test('none', 'notValid', (value) => value === null) }),
  /** Whether a member's own event or training, once confirmed, stands on the site for everybody. */
  publish: flag().default(false),
  anyway: anyway(),
  /** What a confirmation changes of the quote; null leaves it as it was promised. */
  adjustment: adjustmentSchema.nullable().default(null).when('act', { is: 'confirm', otherwise: (schema) => schema.test('none', 'notValid', (value) => value === null) }),
}).noUnknown();
export type Transition = InferType<typeof transitionSchema>;

/** `POST /booking/{id}/move`. Validate with `context: { today }`. */
export const moveSchema = newMomentSchema.concat(object({ letter: letter(), anyway: anyway() })).noUnknown();
export type Move = InferType<typeof moveSchema>;

/** `POST /booking/{id}/keep-date`: the day stays, whatever other one was asked for. */
export const keepDateSchema = object({ letter: letter() }).noUnknown();

/** `PUT /booking/{id}/note`: for the owner's eyes only. */
export const noteSchema = object({ note: paragraph(4000).default('') }).noUnknown();

/** Whether a typed reference is the request's own, however it was typed. */
export const isReference = (typed: string, reference: string): boolean => typed.trim().toUpperCase() === reference;

/** `POST /booking/{id}/erase`: the request's own reference, so that no wrong one is erased. A form says which it is by `context: { reference }`. */
export const eraseRequestSchema = object({
  reference: line(20)
    .required('required')
    .test('own', 'notValid', (value, { options }) => {
      const reference: unknown = options.context?.['reference'];
      return typeof reference !== 'string' || isReference(value, reference);
    }),
}).noUnknown();

const status = () => string().oneOf([...BOOKING_STATUSES]).defined();
const moment = () => object({ date: string().defined(), time: string().defined() });

/** What the customer does through the link of their mail (manage.ts) leaves a line too. */
export const HISTORY_ACTS = [...INBOX_ACTS, 'changeGuests', 'askDate', 'changeDiets', 'withdraw', 'askCancel'] as const;
export type HistoryAct = (typeof HISTORY_ACTS)[number];

/** What happened to a request. */
export const historyEntrySchema = object({
  /** Instant. */
  at: string().defined(),
  /** Who did it; null when they have no account any more. */
  by: string().nullable().defined(),
  act: string().oneOf([...HISTORY_ACTS]).defined(),
  /** Whether a mail went out with it. */
  letter: boolean().defined(),
  /** Whether it put a member's event or training on the site. */
  published: boolean().defined(),
  /** Local day and time before and after a move. */
  from: moment().nullable().defined(),
  to: moment().nullable().defined(),
  /** Guests before and after, where they changed. */
  guests: object({ before: number().defined(), after: number().defined() }).optional().default(undefined),
  /** Total before and after in dollars, where the quote changed; null is to be determined. */
  totals: object({ before: number().nullable().defined(), after: number().nullable().defined() }).optional().default(undefined),
});
export type HistoryEntry = InferType<typeof historyEntrySchema>;

/** A request in the list. */
export const inboxLineSchema = bookingRecordSchema.concat(
  object({
    version: number().defined(),
    erased: boolean().defined(),
    /** The local day from which it no longer holds the day that it asks for; null when it waits for no answer. */
    heldUntil: string().nullable().defined(),
    /** The other day that the customer asks for, or that it be cancelled, which then leaves the day as it is; absent without one, or once it is answered. */
    wish: moment().concat(object({ words: string().defined(), cancel: boolean().optional() })).optional().default(undefined),
  }),
);
export type InboxLine = InferType<typeof inboxLineSchema>;

/** Other requests for the same day that are open or confirmed. */
const sameDaySchema = array(object({ id: string().defined(), reference: string().defined(), name: string().defined(), status: status() })).defined();

/** Whether a day has a place left for one request, the others counted. */
const roomSchema = object({
  /** Null while there is a place left. */
  obstacle: string().oneOf([...OBSTACLES]).nullable().defined(),
  places: number().defined(),
  taken: number().defined(),
  /** Why the day is blocked, in the owner's own words; else empty. */
  reason: string().defined(),
});
export type RequestRoom = InferType<typeof roomSchema>;

/** What stands in the way of taking a booking, told with a 409. */
export const fullDaySchema = object({ date: string().defined(), room: roomSchema, sameDay: sameDaySchema });
export type FullDay = InferType<typeof fullDaySchema>;

/** A request with all that surrounds it. */
export const requestDetailsSchema = inboxLineSchema.concat(
  object({
    /** The owner's own. */
    note: string().defined(),
    /** A member's event or training; null for a booking, or when it is gone. */
    thing: object({ kind: string().oneOf(['event', 'training']).defined(), id: string().defined(), published: boolean().defined() }).nullable().defined(),
    sameDay: sameDaySchema,
    room: roomSchema,
    /** How the quote changed since it was promised, the oldest first. */
    revisions: array(quoteRevisionSchema).defined(),
    /** The oldest first. */
    history: array(historyEntrySchema).defined(),
  }),
);
export type RequestDetails = InferType<typeof requestDetailsSchema>;

/** How many requests are in each state. */
export const inboxCountsSchema = object({ requested: number().defined(), confirmed: number().defined(), declined: number().defined(), cancelled: number().defined(), done: number().defined() });
export type InboxCounts = InferType<typeof inboxCountsSchema>;

/** A search as it is compared: without accents or capitals, word by word. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
