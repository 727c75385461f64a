import type { BookingAnswer } from '../../src/contract/bookingSchema';
import type { ContactMessage } from '../../src/contract/contact';
import type { Answer } from '../../src/contract/endpoints';
import type { Language } from '../../src/contract/language';
import type { SeatAnswer } from '../../src/contract/seatEndpoints';
import { randomUUID } from 'node:crypto';
import { pricedRecord } from '../booking/acceptBooking';
import { newReference } from '../booking/reference';
import { keepAnswer, type Attempt } from '../db/idempotency';
import { insertSuspect, type KeptRequest, type KeptWish } from '../db/suspects';
import { sentence } from '../http/sentences';
import type { Parts } from '../parts';

/**
 * Keeps a request aside that a machine may have written, and answers as if it were in: should a person have written it after all,
 * the owner lets it in under the very reference that they were told.
 */
export async function setAsideRequest(parts: Parts, { request, userId, thing }: KeptRequest & { userId: string | null }, attempt: Attempt | null): Promise<BookingAnswer> {
  const { database, clock } = parts;
  const { record } = await pricedRecord(parts, { request, userId, thing });
  const { id, status, quote } = record;
  const answer: BookingAnswer = { id, reference: newReference(), status, quote };
  const now = clock();
  const body: KeptRequest = { request, thing };
  await database.transaction(async (trx) => {
    if (attempt) await keepAnswer(trx, attempt, 201, JSON.stringify(answer), now);
    await insertSuspect(trx, { id, kind: 'booking', reference: answer.reference, language: request.language, user_id: userId, body: JSON.stringify(body), created_at: now.toISOString() });
  });
  return answer;
}

/** The same for a wish for seats. */
export async function setAsideSeats({ database, clock }: Parts, body: KeptWish, attempt: Attempt | null): Promise<SeatAnswer> {
  const answer: SeatAnswer = { state: body.wish.waitlist ? 'waiting' : 'reserved', seats: body.wish.seats };
  const now = clock();
  await database.transaction(async (trx) => {
    if (attempt) await keepAnswer(trx, attempt, 201, JSON.stringify(answer), now);
    await insertSuspect(trx, { id: randomUUID(), kind: 'seats', reference: null, language: body.wish.language, user_id: null, body: JSON.stringify(body), created_at: now.toISOString() });
  });
  return answer;
}

/** The same for a message. */
export async function setAsideMessage({ database, clock }: Parts, message: ContactMessage, language: Language, attempt: Attempt | null): Promise<Answer<'sendEmail'>> {
  const answer = { message: sentence('messageSent', language) };
  const now = clock();
  await database.transaction(async (trx) => {
    if (attempt) await keepAnswer(trx, attempt, 200, JSON.stringify(answer), now);
    await insertSuspect(trx, { id: randomUUID(), kind: 'contact', reference: null, language, user_id: null, body: JSON.stringify(message), created_at: now.toISOString() });
  });
  return answer;
}
