import type { Transaction } from 'kysely';
import { eraseTraces, insertErasure } from '../db/erasures';
import type { Tables } from '../db/schema';
import { eraseReservation, type Reservation } from '../db/seats';

/** Erases the personal data of a seat reservation and other data of its e-mail address. The number of seats is kept. */
export async function eraseGroup(trx: Transaction<Tables>, { id, email }: Pick<Reservation, 'id' | 'email'>, now: Date): Promise<void> {
  await eraseTraces(trx, email);
  await eraseReservation(trx, id, now);
  await insertErasure(trx, { kind: 'seats', id, at: now.toISOString() });
}
