import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { isLanguage, type Language } from '../../src/contract/language';
import { SEAT_KINDS, SEAT_STATES, type Group, type SeatKind, type SeatState } from '../../src/contract/seats';
import { hashToken, newToken } from '../auth/tokens';
import type { SeatReservationTable } from './requestTables';
import type { Tables } from './schema';

/** Kind and id of an event or a training with seats. */
export interface SeatedKey {
  kind: SeatKind;
  id: string;
}

/** Stored seat reservation. */
export interface Reservation extends Group {
  thing: SeatedKey;
  /** Local day of the reserved date. */
  day: string;
  name: string;
  email: string;
  message: string;
  language: Language;
  byHand: boolean;
  sequence: number;
  erased: boolean;
}

const reservation = (row: Selectable<SeatReservationTable>): Reservation => ({
  id: row.id,
  thing: { kind: SEAT_KINDS.find((kind) => kind === row.kind) ?? 'event', id: row.thing_id },
  day: row.day,
  seats: row.seats,
  state: SEAT_STATES.find((state) => state === row.state) ?? 'cancelled',
  name: row.name,
  email: row.email,
  message: row.message,
  language: isLanguage(row.language) ? row.language : 'fr',
  byHand: row.by_hand === 1,
  createdAt: row.created_at,
  offeredUntil: row.offered_until,
  sequence: row.sequence,
  erased: row.erased_at !== null,
});

/** Locks the seats of an event or a training until the transaction ends. */
export async function lockSeating(trx: Transaction<Tables>, { kind, id }: SeatedKey): Promise<void> {
  await trx.insertInto('seating').values({ kind, thing_id: id }).onConflict((conflict) => conflict.doNothing()).execute();
  await trx.updateTable('seating').set({ changes: sql`changes + 1` }).where('kind', '=', kind).where('thing_id', '=', id).execute();
}

/** Lists reservations from a local day on, in order of creation. */
export async function listReservations(db: Kysely<Tables>, { kind, id }: SeatedKey, from: string): Promise<Reservation[]> {
  const rows = await db.selectFrom('seat_reservation').selectAll().where('kind', '=', kind).where('thing_id', '=', id).where('day', '>=', from).orderBy('created_at').orderBy('id').execute();
  return rows.map(reservation);
}

/** Finds a reservation, or returns null. */
export async function findReservation(db: Kysely<Tables>, id: string): Promise<Reservation | null> {
  const row = await db.selectFrom('seat_reservation').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? reservation(row) : null;
}

/** Inserts a new reservation. */
export async function insertReservation(trx: Transaction<Tables>, { thing, ...group }: Omit<Reservation, 'sequence' | 'erased'>): Promise<void> {
  const { id, day, seats, state, name, email, message, language, byHand, offeredUntil, createdAt } = group;
  await trx
    .insertInto('seat_reservation')
    .values({ id, kind: thing.kind, thing_id: thing.id, day, seats, state, name, email, message, language, by_hand: byHand ? 1 : 0, offered_until: offeredUntil, created_at: createdAt })
    .execute();
}

/** Changes the state or day of a reservation. Increments the sequence number of its calendar entry. */
export async function changeReservation(trx: Transaction<Tables>, id: string, { state, offeredUntil, day }: { state: SeatState; offeredUntil: string | null; day: string }): Promise<void> {
  await trx
    .updateTable('seat_reservation')
    .set({ state, offered_until: offeredUntil, day, version: sql`version + 1`, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .execute();
}

/** Creates a token for a reservation's page. Only the hash is stored. */
export async function issueSeatToken(trx: Transaction<Tables>, reservationId: string): Promise<string> {
  const token = newToken();
  await trx.insertInto('seat_token').values({ token_hash: hashToken(token), reservation_id: reservationId }).execute();
  return token;
}

/** Finds the reservation of a token, or returns null. */
export async function findByToken(db: Kysely<Tables>, token: string): Promise<Reservation | null> {
  const row = await db
    .selectFrom('seat_token')
    .innerJoin('seat_reservation', 'seat_reservation.id', 'seat_token.reservation_id')
    .selectAll('seat_reservation')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row ? reservation(row) : null;
}

/** Erases the personal data of a reservation, with its mails and tokens. The number of seats is kept. */
export async function eraseReservation(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx.updateTable('seat_reservation').set({ name: '', email: '', message: '', erased_at: now.toISOString(), version: sql`version + 1` }).where('id', '=', id).execute();
  await trx.deleteFrom('seat_token').where('reservation_id', '=', id).execute();
  await trx.deleteFrom('mail_outbox').where('reservation_id', '=', id).execute();
}

/** Deletes reservations before a local day, with their mails. */
export async function purgeReservations(db: Kysely<Tables>, before: string): Promise<void> {
  const old = db.selectFrom('seat_reservation').select('id').where('day', '<', before);
  await db.deleteFrom('mail_outbox').where('reservation_id', 'in', old).execute();
  await db.deleteFrom('seat_reservation').where('day', '<', before).execute();
}

/** Lists the events and trainings with active reservations or a waiting list, from a local day on. */
export async function listSeatedResources(db: Kysely<Tables>, from: string): Promise<SeatedKey[]> {
  const rows = await db.selectFrom('seat_reservation').select(['kind', 'thing_id']).distinct().where('day', '>=', from).where('state', 'in', ['reserved', 'offered', 'waiting']).execute();
  return rows.flatMap(({ kind, thing_id: id }) => SEAT_KINDS.flatMap((known) => (known === kind ? [{ kind: known, id }] : [])));
}
