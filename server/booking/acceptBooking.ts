import { randomUUID } from 'node:crypto';
import type { BookingAnswer, BookingRecord, BookingRequest } from '../../src/contract/booking';
import { isLanguage } from '../../src/contract/language';
import { FORMULA_VERSION } from '../../src/contract/pricing';
import { insertBooking } from '../db/bookings';
import { listThings } from '../db/catalogue';
import { failureOf } from '../db/failures';
import { keepAnswer, type Attempt } from '../db/idempotency';
import { queueMails } from '../db/mails';
import { answeredBefore } from '../http/attempt';
import type { Parts } from '../parts';
import { readOffer, resolveChoices } from './choices';
import { priceBooking } from './quote';
import { newReference } from './reference';

const MOST_REFERENCES = 5;
const ACTIVE = { onlyActive: true } as const;

/** Counts the request's price anew and writes the record of it, without its reference. */
async function recordOf({ database, maps, clock }: Parts, request: BookingRequest) {
  const language = isLanguage(request.language) ? request.language : 'fr';
  const { db } = database;
  const offer = readOffer(await listThings(db, 'meat', ACTIVE), await listThings(db, 'side', ACTIVE), await listThings(db, 'tool', ACTIVE), await listThings(db, 'contentfocus', ACTIVE));
  const choices = resolveChoices(request, offer, language);
  const travel = await maps.travel(request.contactInfo.location);
  const travelMetres = travel?.metres ?? null;
  const { quote, totalCents, pricedItems } = priceBooking(request, choices, travelMetres, language);
  const record: Omit<BookingRecord, 'reference'> = {
    id: randomUUID(),
    status: 'requested',
    createdAt: clock().toISOString(),
    request: { ...request, selections: choices.selections },
    quote,
    quotedTotal: request.totalCost,
    formulaVersion: FORMULA_VERSION,
  };
  return { record, totalCents, travelMetres, pricedItems };
}

/**
 * Accepts a validated booking request: the booking with its frozen quote, its mails and, under a key, its answer are stored in
 * one transaction or not at all. Everything slow (the road, the mails' texts) is done before it begins.
 * @throws Problem 422 for choices that are not offered; whatever the mails or the database throw, with nothing stored
 */
export async function acceptBooking(parts: Parts, request: BookingRequest, attempt: Attempt | null): Promise<BookingAnswer> {
  const { database, clock, config, bookingMails, onQueued } = parts;
  const { record: draft, totalCents, travelMetres, pricedItems } = await recordOf(parts, request);
  const { ownerEmail, publicUrl } = config;
  const host = new URL(publicUrl).hostname;
  for (let tries = 1; ; tries += 1) {
    const record: BookingRecord = { ...draft, reference: newReference() };
    const { id, reference, status, quote } = record;
    const answer: BookingAnswer = { id, reference, status, quote };
    const mails = await bookingMails(record, { ownerEmail, publicUrl, now: clock() });
    try {
      await database.transaction(async (trx) => {
        if (attempt) await keepAnswer(trx, attempt, 201, JSON.stringify(answer), clock());
        await insertBooking(trx, { record, totalCents, travelMetres, pricedItems });
        await queueMails(trx, { bookingId: id, mails, host, now: clock() });
      });
    } catch (error) {
      if (failureOf(error) !== 'taken' || tries === MOST_REFERENCES) throw error;
      // Either a twin of this request was faster, and its answer is ours too, or the reference is in use: take another.
      const twin = await answeredBefore<BookingAnswer>(parts, attempt);
      if (twin) return twin;
      continue;
    }
    onQueued();
    return answer;
  }
}
