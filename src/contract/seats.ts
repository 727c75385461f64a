import { compareDates } from './days';

/*
 * Seats of trainings and public events: number left, and assignment of freed seats. A group is never split: it gets all of its
 * seats or no seat. The forms and the server share these rules.
 */

/** Kinds of resources that have seats. */
export const SEAT_KINDS = ['event', 'training'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const SEAT_STATES = ['reserved', 'offered', 'waiting', 'expired', 'cancelled'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

/** Upper bound on the largest group that can reserve online (`maxSeats` of the settings). */
export const MAX_SEATS = 100;

/** Number of seats left from which the page shows that few are left. */
export const FEW_SEATS = 3;

/** Group on the list of a training or an event. */
export interface Group {
  id: string;
  seats: number;
  state: SeatState;
  /** Instant of the request; determines the order of the list. */
  createdAt: string;
  /** Instant at which an offer expires; null without an offer. */
  offeredUntil: string | null;
}

/** Returns the state of a group at an instant. An offer past its deadline counts as expired, even before the database is updated. */
export const stateAt = ({ state, offeredUntil }: Pick<Group, 'state' | 'offeredUntil'>, now: Date): SeatState =>
  state === 'offered' && (offeredUntil === null || offeredUntil <= now.toISOString()) ? 'expired' : state;

/** Whether a state holds seats. An offer holds its seats until it expires. */
export const holdsSeats = (state: SeatState): boolean => state === 'reserved' || state === 'offered';

/** Returns the number of seats that the groups hold. */
export const takenBy = (groups: readonly Group[], now: Date): number => groups.reduce((sum, group) => sum + (holdsSeats(stateAt(group, now)) ? group.seats : 0), 0);

/** Returns the number of seats left; 0 when the owner has lowered the capacity below the number taken. */
export const leftOf = (capacity: number, groups: readonly Group[], now: Date): number => Math.max(0, capacity - takenBy(groups, now));

/** Returns the waiting groups, earliest request first. */
export const waitingInTurn = <Each extends Group>(groups: readonly Each[]): Each[] =>
  groups.filter(({ state }) => state === 'waiting').toSorted((a, b) => compareDates(a.createdAt, b.createdAt) || compareDates(a.id, b.id));

/** Returns the waiting groups that get the free seats, in order. A group that does not fit is skipped in favour of the next ones. */
export function dueGroups<Each extends Group>(capacity: number, groups: readonly Each[], now: Date): Each[] {
  let left = leftOf(capacity, groups, now);
  return waitingInTurn(groups).filter(({ seats }) => {
    if (seats > left) return false;
    left -= seats;
    return true;
  });
}

/** Actions of a group through the link in its mail, with the allowed source states and the resulting state. */
export const GUEST_ACTIONS = {
  accept: { from: ['offered'], to: 'reserved' },
  decline: { from: ['offered'], to: 'cancelled' },
  /** Releases reserved seats, or leaves the waiting list. */
  cancel: { from: ['reserved', 'waiting'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly SeatState[]; to: SeatState }>;
export type GuestAction = keyof typeof GUEST_ACTIONS;

/** Actions of the owner on a group. A group that is still expected must be cancelled before it can be erased. */
export const OWNER_ACTIONS = {
  cancel: { from: ['reserved', 'offered', 'waiting'], to: 'cancelled' },
  offer: { from: ['waiting', 'expired'], to: 'offered' },
  erase: { from: ['expired', 'cancelled'], to: null },
} as const satisfies Record<string, { from: readonly SeatState[]; to: SeatState | null }>;
export type OwnerAction = keyof typeof OWNER_ACTIONS;

const among = (states: readonly SeatState[], state: SeatState): boolean => states.includes(state);

export const guestCan = (action: GuestAction, state: SeatState): boolean => among(GUEST_ACTIONS[action].from, state);

/**
 * Whether the owner may take an action on a group in a state.
 * @param over whether the event has taken place: from then on any group can be erased, and no other action is allowed
 */
export const ownerCan = (action: OwnerAction, state: SeatState, over: boolean): boolean => (over ? action === 'erase' : among(OWNER_ACTIONS[action].from, state));
