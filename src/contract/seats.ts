import { byMoment } from './days';

/*
 * Seats of trainings and public events: how many are left, and to whom a free one goes. A group is never split: it has all of its
 * seats or none. The forms and the server go by the same rules.
 */

/** What has seats. */
export const SEAT_KINDS = ['event', 'training'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const SEAT_STATES = ['reserved', 'offered', 'waiting', 'expired', 'cancelled'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

/** How long a place off the waiting list is held for whom it is offered to. */
export const OFFER_HOURS = 24;

/** The largest group that reserves by itself; a larger one writes first. */
export const MOST_SEATS = 12;

/** So few left that it is said. */
export const FEW_SEATS = 3;

/** A group on the list of a training or an event. */
export interface Group {
  id: string;
  seats: number;
  state: SeatState;
  /** Instant; the list goes by it. */
  createdAt: string;
  /** Instant at which an offer ends; null without one. */
  offeredUntil: string | null;
}

/** The state of a group at an instant: an offer is over when its time is, whether somebody has written that down yet or not. */
export const stateAt = ({ state, offeredUntil }: Pick<Group, 'state' | 'offeredUntil'>, now: Date): SeatState =>
  state === 'offered' && (offeredUntil === null || offeredUntil <= now.toISOString()) ? 'expired' : state;

/** Whether a state holds seats. An offer does, for as long as it stands. */
export const holdsSeats = (state: SeatState): boolean => state === 'reserved' || state === 'offered';

/** How many seats the groups hold. */
export const takenBy = (groups: readonly Group[], now: Date): number => groups.reduce((sum, group) => sum + (holdsSeats(stateAt(group, now)) ? group.seats : 0), 0);

/** How many seats can still be given; none, never fewer, where the owner has lowered the capacity under what is taken. */
export const leftOf = (capacity: number, groups: readonly Group[], now: Date): number => Math.max(0, capacity - takenBy(groups, now));

/** Waiting groups, those that asked first in front. */
export const waitingInTurn = <Each extends Group>(groups: readonly Each[]): Each[] =>
  groups.filter(({ state }) => state === 'waiting').toSorted((a, b) => byMoment(a.createdAt, b.createdAt) || byMoment(a.id, b.id));

/** The waiting groups to whom the free seats go, in turn; one for which they are too few lets those behind it pass. */
export function dueGroups<Each extends Group>(capacity: number, groups: readonly Each[], now: Date): Each[] {
  let left = leftOf(capacity, groups, now);
  return waitingInTurn(groups).filter(({ seats }) => {
    if (seats > left) return false;
    left -= seats;
    return true;
  });
}

/** What a group can do by the link of its mail, and where that leads. */
export const GUEST_ACTS = {
  accept: { from: ['offered'], to: 'reserved' },
  decline: { from: ['offered'], to: 'cancelled' },
  /** Gives seats back, or leaves the waiting list. */
  cancel: { from: ['reserved', 'waiting'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly SeatState[]; to: SeatState }>;
export type GuestAct = keyof typeof GUEST_ACTS;

/** What the owner can do with a group. Whom one still expects cannot be nobody: they are cancelled before they are erased. */
export const OWNER_ACTS = {
  cancel: { from: ['reserved', 'offered', 'waiting'], to: 'cancelled' },
  offer: { from: ['waiting', 'expired'], to: 'offered' },
  erase: { from: ['expired', 'cancelled'], to: null },
} as const satisfies Record<string, { from: readonly SeatState[]; to: SeatState | null }>;
export type OwnerAct = keyof typeof OWNER_ACTS;

const among = (states: readonly SeatState[], state: SeatState): boolean => states.includes(state);

export const guestMay = (act: GuestAct, state: SeatState): boolean => among(GUEST_ACTS[act].from, state);

/** @param over whether it has taken place: nobody is expected any more, and everybody can be erased, but nothing else is left to do */
export const ownerMay = (act: OwnerAct, state: SeatState, over: boolean): boolean => (over ? act === 'erase' : among(OWNER_ACTS[act].from, state));
