import type { Attendance, SeatReservation, RESERVATION_ENDPOINTS, SeatResponse, SeatEndpoints } from '../../src/contract/seatEndpoints';
import { GUEST_ACTIONS, guestCan, leftOf, ownerCan, stateAt, type SeatKind, type SeatState } from '../../src/contract/seats';
import { findByToken, listReservations, type SeatedKey } from '../db/seats';
import { readSettings } from '../db/settings';
import { eraseGroup } from '../erasing/eraseGroup';
import type { RequestContext, Handler } from '../http/api';
import { findReplay, parseIdempotencyKey } from '../http/idempotency';
import { HttpError, invalid } from '../http/httpError';
import type { RateLimits } from '../http/rateLimits';
import type { AppDependencies } from '../dependencies';
import { changeSeats } from '../seats/changeSeats';
import { findSeatedEvent, firstDay, hasBegun } from '../seats/seatedEvent';
import { attendanceOf, reservationOf, readSeats } from '../seats/readSeats';
import { addByHand, existing, reserveSeats } from '../seats/reserveSeats';
import { readSpamSignals } from '../antispam/spamSignals';
import { rejectDuplicate, sameSeats } from '../antispam/duplicates';
import { quarantineSeats } from '../antispam/quarantine';

const seatedKeyOf = (kind: SeatKind, { parameter }: Pick<RequestContext, 'parameter'>): SeatedKey => ({ kind, id: parameter('id') });

/** Returns the news for a group that leaves: reserved seats are cancelled; a waiting or offered group leaves the list. */
const partingNews = (before: SeatState): 'cancelled' | 'left' => (before === 'reserved' ? 'cancelled' : 'left');

/** `GET /training/{id}/seats`: the number of free seats. */
export const countSeats =
  ({ database, clock }: AppDependencies, kind: SeatKind): Handler<SeatEndpoints['read']> =>
  async (call) => {
    const { rules } = await readSettings(database);
    return readSeats(database.db, seatedKeyOf(kind, call), clock(), rules);
  };

/** Points that the largest group costs in the hourly limit of a visitor, so that the limit stays two such groups whatever their size. */
const LARGEST_GROUP_POINTS = 12;

/** `POST /training/{id}/seats`: responds with 201 only after the group, its mails and its key are committed to disk. */
export const askForSeats =
  (parts: AppDependencies, limits: RateLimits, kind: SeatKind): Handler<SeatEndpoints['reserve']> =>
  async (call) => {
    const seatedKey = seatedKeyOf(kind, call);
    const attempt = parseIdempotencyKey(call, `POST seats ${kind} ${seatedKey.id}`);
    const before = await findReplay<SeatResponse>(parts, attempt);
    if (before) return before;
    const { honeypotFilled, confirmDuplicates } = readSpamSignals(parts, call);
    const { maxSeats } = (await readSettings(parts.database)).rules;
    if (call.body.seats > maxSeats) throw invalid({ seats: `tooMany:${maxSeats}` });
    // Counted only after the form is known to be valid and new, so that mistakes and repeats do not use up the hourly limit.
    await limits.take('booking', call.address);
    await limits.take('seats', call.address, Math.ceil((call.body.seats * LARGEST_GROUP_POINTS) / maxSeats));
    if (honeypotFilled) return quarantineSeats(parts, { thing: seatedKey, wish: call.body }, attempt);
    const same = confirmDuplicates ? sameSeats(seatedKey, call.body) : null;
    await rejectDuplicate(parts, same);
    return reserveSeats(parts, seatedKey, call.body, { attempt, same, suspectId: null });
  };

async function readAttendance({ database, clock }: AppDependencies, seatedKey: SeatedKey): Promise<Attendance> {
  const now = clock();
  const occasion = existing(await findSeatedEvent(database.db, seatedKey));
  return attendanceOf(occasion, await listReservations(database.db, seatedKey, firstDay(occasion, now)), now);
}

/** `GET /training/{id}/reservations`: the list of participants, for the owner. */
export const listAttendance =
  (parts: AppDependencies, kind: SeatKind): Handler<SeatEndpoints['list']> =>
  (call) =>
    readAttendance(parts, seatedKeyOf(kind, call));

/** `POST /training/{id}/reservations`: adds a group on behalf of the owner. */
export const addGroup =
  (parts: AppDependencies, kind: SeatKind): Handler<SeatEndpoints['add']> =>
  async (call) => {
    const seatedKey = seatedKeyOf(kind, call);
    const attempt = parseIdempotencyKey(call, `POST reservations ${kind} ${seatedKey.id}`);
    const { email, ...wish } = call.body;
    // The response is always re-read, whether the key was already used or not.
    if (!(await findReplay<SeatResponse>(parts, attempt))) await addByHand(parts, seatedKey, { ...wish, email: email ?? '' }, attempt);
    return readAttendance(parts, seatedKey);
  };

/** `POST /training/{id}/reservations/{reservation}`: the owner cancels a group, offers it a place out of turn, or erases its personal data. */
export const handleGroupAction =
  (parts: AppDependencies, kind: SeatKind): Handler<SeatEndpoints['act']> =>
  async (call) => {
    const { act } = call.body;
    const outcome = await changeSeats(parts, seatedKeyOf(kind, call), async (seating) => {
      const { trx, now, occasion, groups, move } = seating;
      const group = existing(groups.find(({ id }) => id === call.parameter('reservation')) ?? null);
      const state = stateAt(group, now);
      if (group.erased || !ownerCan(act, state, hasBegun(occasion, now))) throw new HttpError(409, 'notPossibleNow');
      if (act === 'erase') {
        await eraseGroup(trx, group, now);
        Object.assign(group, { name: '', email: '', message: '', erased: true });
      } else if (act === 'cancel') await move(group, 'cancelled', partingNews(state));
      else if (group.seats > leftOf(occasion.capacity ?? 0, groups, now)) throw new HttpError(409, 'seatsTooFew');
      else await move(group, 'offered', 'offer');
      return seating;
    });
    if (act === 'erase') parts.onErased();
    const { occasion, groups, now } = existing(outcome);
    return attendanceOf(occasion, groups, now);
  };

/** `POST /places/read`: the current state of the group that a link belongs to. Read only. */
export const readReservation =
  ({ database, clock }: AppDependencies): Handler<(typeof RESERVATION_ENDPOINTS)['read']> =>
  async ({ body }) => {
    const group = existing(await findByToken(database.db, body.token));
    return reservationOf(await findSeatedEvent(database.db, group.thing), group, clock());
  };

/** `POST /places/act`: accepts an offer, declines it, or gives seats back. Idempotent. */
export const handleReservationAction =
  (parts: AppDependencies): Handler<(typeof RESERVATION_ENDPOINTS)['act']> =>
  async ({ body: { token, act } }) => {
    const { id, thing } = existing(await findByToken(parts.database.db, token));
    const outcome = await changeSeats(parts, thing, async (seating): Promise<SeatReservation> => {
      const { now, occasion, groups, move, notify } = seating;
      const group = existing(groups.find((each) => each.id === id) ?? null);
      const { to } = GUEST_ACTIONS[act];
      if (group.state === to) return reservationOf(occasion, group, now);
      if (hasBegun(occasion, now) || !guestCan(act, stateAt(group, now))) throw new HttpError(409, 'notPossibleNow', { current: reservationOf(occasion, group, now) });
      const parting = partingNews(group.state);
      await move(group, to, act === 'accept' ? 'reserved' : parting);
      notify(group, act === 'accept' ? 'accepted' : parting);
      return reservationOf(occasion, group, now);
    });
    return existing(outcome);
  };
