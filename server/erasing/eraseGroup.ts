import type { Transaction } from 'kysely';
import { eraseTraces, keepErasure } from '../db/erasures';
import type { Tables } from '../db/schema';
import { eraseReservation, type Reservation } from '../db/seats';

/** Erases who a group of seats was, with what they have left beside it: how many they were stays. */
export async function eraseGroup(trx: Transaction<Tables>, { id, email }: Pick<Reservation, 'id' | 'email'>, now: Date): Promise<void> {
  await eraseTraces(trx, email);
  await eraseReservation(trx, id, now);
  await keepErasure(trx, { kind: 'seats', id, at: now.toISOString() });
}
