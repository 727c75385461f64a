import type { BookingResponse } from '../../src/contract/bookingSchema';
import type { ContactMessage } from '../../src/contract/contact';
import type { ResponseOf } from '../../src/contract/endpoints';
import type { Language } from '../../src/contract/language';
import type { SeatResponse } from '../../src/contract/seatEndpoints';
import { randomUUID } from 'node:crypto';
import { pricedRecord } from '../booking/acceptBooking';
import { newReference } from '../booking/reference';
import { storeResponse, type IdempotentRequest } from '../db/idempotency';
import { insertFlaggedSubmission, type QuarantinedRequest, type QuarantinedSeatRequest } from '../db/flaggedSubmissions';
import { messageText } from '../http/messages';
import type { AppDependencies } from '../dependencies';

/**
 * Quarantines a request that a bot may have written, with the same response as for an accepted one. If a person did write the request, the owner
 * accepts it under the reference that the sender received.
 */
export async function quarantineRequest(parts: AppDependencies, { request, userId, thing }: QuarantinedRequest & { userId: string | null }, attempt: IdempotentRequest | null): Promise<BookingResponse> {
  const { database, clock } = parts;
  const { record } = await pricedRecord(parts, { request, userId, thing });
  const { id, status, quote } = record;
  const response: BookingResponse = { id, reference: newReference(), status, quote };
  const now = clock();
  const body: QuarantinedRequest = { request, thing };
  await database.transaction(async (trx) => {
    if (attempt) await storeResponse(trx, attempt, 201, JSON.stringify(response), now);
    await insertFlaggedSubmission(trx, { id, kind: 'booking', reference: response.reference, language: request.language, user_id: userId, body: JSON.stringify(body), created_at: now.toISOString() });
  });
  return response;
}

/** Quarantines a wish for seats that a bot may have written. */
export async function quarantineSeats({ database, clock }: AppDependencies, body: QuarantinedSeatRequest, attempt: IdempotentRequest | null): Promise<SeatResponse> {
  const response: SeatResponse = { state: body.wish.waitlist ? 'waiting' : 'reserved', seats: body.wish.seats };
  const now = clock();
  await database.transaction(async (trx) => {
    if (attempt) await storeResponse(trx, attempt, 201, JSON.stringify(response), now);
    await insertFlaggedSubmission(trx, { id: randomUUID(), kind: 'seats', reference: null, language: body.wish.language, user_id: null, body: JSON.stringify(body), created_at: now.toISOString() });
  });
  return response;
}

/** Quarantines a contact message that a bot may have written. */
export async function quarantineMessage({ database, clock }: AppDependencies, message: ContactMessage, language: Language, attempt: IdempotentRequest | null): Promise<ResponseOf<'sendEmail'>> {
  const response = { message: messageText('messageSent', language) };
  const now = clock();
  await database.transaction(async (trx) => {
    if (attempt) await storeResponse(trx, attempt, 200, JSON.stringify(response), now);
    await insertFlaggedSubmission(trx, { id: randomUUID(), kind: 'contact', reference: null, language, user_id: null, body: JSON.stringify(message), created_at: now.toISOString() });
  });
  return response;
}
