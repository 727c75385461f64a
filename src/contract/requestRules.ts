import { BOOKING_STATUSES } from './booking';
import { can, type Access } from './permissions';
import type { User } from './user';

/* State machine of a request: every action of the owner and of the customer, the statuses that allow it, and the status after it. */

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Actions that change the status of a request. */
export const TRANSITION_ACTIONS = ['confirm', 'decline', 'cancel', 'finish'] as const;
export type TransitionAction = (typeof TRANSITION_ACTIONS)[number];

/** All actions of the owner on a request. Each adds an entry to the request's history. */
export const INBOX_ACTIONS = [...TRANSITION_ACTIONS, 'move', 'keepDate', 'note', 'erase', 'edit', 'propose', 'withdrawProposal', 'recordYes'] as const;
export type InboxAction = (typeof INBOX_ACTIONS)[number];

/** Actions that a customer can take without the owner. */
export const CUSTOMER_ACTIONS = ['changeGuests', 'askDate', 'changeDiets', 'withdraw', 'accept'] as const;
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number];

export type RequestAction = InboxAction | CustomerAction;

interface Rule {
  from: readonly BookingStatus[];
  /** New status. Null: the status does not change. */
  to: BookingStatus | null;
  /** The customer acts through the link in their mail. */
  who: Extract<Access, 'admin'> | 'customer';
  /** Allowed only from the day of the event on. */
  onTheDay?: true;
  /** Allowed only until the day of the event. */
  untilTheDay?: true;
  /** Allowed only while the customer waits for a response to a date change request. */
  onDateRequest?: true;
  /** Allowed only while a proposal waits for the customer's answer. */
  onProposal?: true;
}

const OPEN = ['requested', 'confirmed'] as const satisfies readonly BookingStatus[];

/** requested → confirmed, declined or cancelled; confirmed → cancelled or done. */
export const REQUEST_RULES: Readonly<Record<RequestAction, Rule>> = {
  confirm: { from: ['requested'], to: 'confirmed', who: 'admin' },
  decline: { from: ['requested'], to: 'declined', who: 'admin' },
  cancel: { from: OPEN, to: 'cancelled', who: 'admin' },
  finish: { from: ['confirmed'], to: 'done', who: 'admin', onTheDay: true },
  move: { from: OPEN, to: null, who: 'admin' },
  // Rejects the date change request that the customer sent through their link. `move` grants it.
  keepDate: { from: OPEN, to: null, who: 'admin', onDateRequest: true },
  note: { from: BOOKING_STATUSES, to: null, who: 'admin' },
  // An open or confirmed request needs the customer's data, so it must be declined or cancelled before it is erased.
  erase: { from: ['declined', 'cancelled', 'done'], to: null, who: 'admin' },
  edit: { from: OPEN, to: null, who: 'admin' },
  propose: { from: OPEN, to: null, who: 'admin', untilTheDay: true },
  withdrawProposal: { from: OPEN, to: null, who: 'admin', onProposal: true },
  // Records that the customer accepted the proposal in words.
  recordYes: { from: OPEN, to: 'confirmed', who: 'admin', untilTheDay: true, onProposal: true },
  changeGuests: { from: OPEN, to: null, who: 'customer', untilTheDay: true },
  askDate: { from: OPEN, to: null, who: 'customer', untilTheDay: true },
  changeDiets: { from: OPEN, to: null, who: 'customer', untilTheDay: true },
  withdraw: { from: OPEN, to: 'cancelled', who: 'customer', untilTheDay: true },
  accept: { from: OPEN, to: 'confirmed', who: 'customer', untilTheDay: true, onProposal: true },
};

/** State of a request that the rules depend on. */
export interface RequestState {
  status: BookingStatus;
  /** Local day of the event. */
  date: string;
  /** Whether the personal data are erased, after which no action is allowed. */
  erased: boolean;
  /** Whether the customer has requested another day and waits for a response. */
  wished?: boolean;
  /** Whether a proposal that has not expired waits for the customer's answer. */
  proposed?: boolean;
}

/** Whether the state of a request allows an action, regardless of the user. @param today local day */
export function isAllowed(action: RequestAction, { status, date, erased, wished = false, proposed = false }: RequestState, today: string): boolean {
  const { from, onTheDay, untilTheDay, onDateRequest, onProposal } = REQUEST_RULES[action];
  return !erased && from.includes(status) && (!onTheDay || date <= today) && (!untilTheDay || date >= today) && (!onDateRequest || wished) && (!onProposal || proposed);
}

/** Returns the owner's actions currently allowed for a user (null: a visitor). */
export const availableActions = (user: Pick<User, 'role'> | null, state: RequestState, today: string): InboxAction[] =>
  can(user, 'admin') ? INBOX_ACTIONS.filter((action) => isAllowed(action, state, today)) : [];

/** Returns the status after an action. */
export const statusAfter = (action: RequestAction, status: BookingStatus): BookingStatus => REQUEST_RULES[action].to ?? status;
