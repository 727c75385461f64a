import { randomUUID } from 'node:crypto';
import type { BookingAnswer, BookingRecord, BookingRequest } from '../../src/contract/booking';
import { isLanguage } from '../../src/contract/language';
import { manageLink } from '../../src/contract/manage';
import { FORMULA_VERSION } from '../../src/contract/pricing';
import { SUMMARY_FORMULA_VERSION } from '../../src/contract/summaryPricing';
import { readTrainingPlace } from '../../src/contract/trainingPlace';
import { insertBooking } from '../db/bookings';
import { insertThing, listThings } from '../db/catalogue';
import { failureOf } from '../db/failures';
import { keepAnswer, type Attempt } from '../db/idempotency';
import { keepManageToken, newManageToken } from '../db/manage';
import { queueMails } from '../db/mails';
import { answeredBefore } from '../http/attempt';
import type { Parts } from '../parts';
import { readOffer, resolveChoices } from './choices';
import { priceBooking } from './quote';
import { newReference } from './reference';
import { priceSummary } from './summaryQuote';

const MOST_REFERENCES = 5;
const ACTIVE = { onlyActive: true } as const;

/** An event or a training that a request asks for: kept from every public list until the owner publishes it. */
export interface AskedThing {
  resource: 'event' | 'training';
  fields: object;
  title: string;
  description: string;
}

/** A validated request with what stands around it. */
export interface Submission {
  request: BookingRequest;
  /** Who asks while signed in; null for a visitor. */
  userId: string | null;
  /** Null for a booking. */
  thing: AskedThing | null;
}

/** The round trip of a request; null when it cannot be told, and when a training takes place where nobody drives. */
async function travelOf({ maps }: Parts, { type, contactInfo }: BookingRequest): Promise<number | null> {
  if (type === 'training' && readTrainingPlace(contactInfo.location) !== null) return null;
  return (await maps.travel(contactInfo.location))?.metres ?? null;
}

/** Counts the request's price anew and writes the record of it, without its reference. */
async function recordOf(parts: Parts, { request, thing }: Submission) {
  const { database, clock } = parts;
  const language = isLanguage(request.language) ? request.language : 'fr';
  const { db } = database;
  const offer = readOffer(await listThings(db, 'meat', ACTIVE), await listThings(db, 'side', ACTIVE), await listThings(db, 'tool', ACTIVE), await listThings(db, 'contentfocus', ACTIVE));
  const choices = resolveChoices(request, offer, language);
  const travelMetres = await travelOf(parts, request);
  const isSummary = request.formula === 'summary';
  const { quote, totalCents, pricedItems } = (isSummary ? priceSummary : priceBooking)(request, choices, travelMetres, language);
  const record: Omit<BookingRecord, 'reference'> = {
    id: randomUUID(),
    status: 'requested',
    createdAt: clock().toISOString(),
    request: { ...request, selections: choices.selections },
    quote,
    quotedTotal: request.totalCost,
    formulaVersion: isSummary ? SUMMARY_FORMULA_VERSION : FORMULA_VERSION,
    ...(thing ? { title: thing.title, description: thing.description } : {}),
  };
  return { record, totalCents, travelMetres, pricedItems };
}

/**
 * Accepts a validated request: the booking with its frozen quote, the thing that it asks for, its mails and, under a key, its
 * answer are stored in one transaction or not at all. Everything slow (the road, the mails' texts) is done before it begins.
 * @throws Problem 422 for choices that are not offered; whatever the mails or the database throw, with nothing stored
 */
export async function acceptBooking(parts: Parts, submission: Submission, attempt: Attempt | null): Promise<BookingAnswer> {
  const { database, clock, config, bookingMails, onQueued } = parts;
  const { record: draft, totalCents, travelMetres, pricedItems } = await recordOf(parts, submission);
  const { userId, thing } = submission;
  const { ownerEmail, publicUrl } = config;
  const host = new URL(publicUrl).hostname;
  const token = newManageToken();
  const manageUrl = manageLink(publicUrl, draft.request.language, token);
  for (let tries = 1; ; tries += 1) {
    const record: BookingRecord = { ...draft, reference: newReference() };
    const { id, reference, status, quote } = record;
    const answer: BookingAnswer = { id, reference, status, quote };
    const mails = await bookingMails(record, { ownerEmail, publicUrl, manageUrl, now: clock() });
    try {
      await database.transaction(async (trx) => {
        if (attempt) await keepAnswer(trx, attempt, 201, JSON.stringify(answer), clock());
        const made = thing && (await insertThing(trx, thing.resource, thing.fields, clock()));
        await insertBooking(trx, { record, totalCents, travelMetres, pricedItems, userId, thingId: made?.id ?? null });
        await keepManageToken(trx, { bookingId: id, token, now: clock() });
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
