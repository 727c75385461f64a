import { randomUUID } from 'node:crypto';
import type { BookingAnswer, BookingRecord, BookingRequest } from '../../src/contract/bookingSchema';
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
import type { Database } from '../db/openDatabase';
import { dropSuspect } from '../db/suspects';
import { answeredBefore } from '../http/attempt';
import { Problem } from '../http/problem';
import { metresOf } from '../maps/maps';
import type { Parts } from '../parts';
import type { AskedThing } from '../requests/askedThing';
import { refuseKnown } from '../shield/sameContent';
import { readOffer, resolveChoices, type Offer } from './choices';
import { priceBooking } from './quote';
import { newReference } from './reference';
import { priceSummary } from './summaryQuote';

const MOST_REFERENCES = 5;
const ACTIVE = { onlyActive: true } as const;

/** A validated request with what stands around it. */
export interface Submission {
  request: BookingRequest;
  /** Who asks while signed in; null for a visitor. */
  userId: string | null;
  /** Null for a booking. */
  thing: AskedThing | null;
  /** What it says, so that the same is not stored twice unless somebody means it; null when it is stored in any case. */
  same?: Attempt | null;
  /** What it was while it was kept aside: its id stays, and the reference that its sender was told. */
  suspect?: { id: string; reference: string };
}

/** The round trip of a request, null when it cannot be told and when a training takes place where nobody drives; and whether the place names two. */
async function travelOf({ maps }: Parts, { type, contactInfo }: BookingRequest): Promise<{ travelMetres: number | null; placeUnclear: boolean }> {
  if (type === 'training' && readTrainingPlace(contactInfo.location) !== null) return { travelMetres: null, placeUnclear: false };
  const travel = await maps.travel(contactInfo.location);
  return { travelMetres: metresOf(travel), placeUnclear: travel !== null && 'conflict' in travel };
}

/** What can be chosen now. */
const offerOf = ({ db, recently }: Database): Promise<Offer> =>
  recently('catalogue', 'offer', async () => readOffer(await listThings(db, 'meat', ACTIVE), await listThings(db, 'side', ACTIVE), await listThings(db, 'tool', ACTIVE), await listThings(db, 'contentfocus', ACTIVE)));

/** Counts the request's price anew and writes the record of it, without its reference. */
export async function pricedRecord(parts: Parts, { request, thing, suspect }: Submission) {
  const { database, clock } = parts;
  const language = isLanguage(request.language) ? request.language : 'fr';
  const offer = await offerOf(database);
  const choices = resolveChoices(request, offer, language);
  const { travelMetres, placeUnclear } = await travelOf(parts, request);
  const isSummary = request.formula === 'summary';
  const { quote, totalCents, pricedItems } = (isSummary ? priceSummary : priceBooking)(request, choices, travelMetres, language);
  const record: Omit<BookingRecord, 'reference'> = {
    id: suspect?.id ?? randomUUID(),
    status: 'requested',
    createdAt: clock().toISOString(),
    request: { ...request, selections: choices.selections },
    quote: placeUnclear ? { ...quote, placeUnclear } : quote,
    quotedTotal: request.totalCost,
    formulaVersion: isSummary ? SUMMARY_FORMULA_VERSION : FORMULA_VERSION,
    ...(thing ? { title: thing.title, description: thing.description } : {}),
  };
  return { record, totalCents, travelMetres, pricedItems };
}

/**
 * Accepts a validated request: the booking with its frozen quote, the thing that it asks for, its mails and, under a key, its
 * answer are stored in one transaction or not at all. Everything slow is done before it begins (the road) or
 * when the mails are sent (their HTML).
 * @throws Problem 422 for choices that are not offered, 409 when a twin of it was just stored; whatever the mails or the database throw, with nothing stored
 */
export async function acceptBooking(parts: Parts, submission: Submission, attempt: Attempt | null): Promise<BookingAnswer> {
  const { database, clock, config, bookingMails, onQueued } = parts;
  const { record: draft, totalCents, travelMetres, pricedItems } = await pricedRecord(parts, submission);
  const { userId, thing, same = null, suspect } = submission;
  const { ownerEmail, publicUrl } = config;
  const host = new URL(publicUrl).hostname;
  const token = newManageToken();
  const manageUrl = manageLink(publicUrl, draft.request.language, token);
  // A thing is put at the end of its list, which has to be read; all else is only added.
  const store: Database['transaction'] = (work) => (thing ? database.transaction(work) : database.inTurn(work));
  for (let tries = 1; ; tries += 1) {
    const record: BookingRecord = { ...draft, reference: (tries === 1 && suspect?.reference) || newReference() };
    const { id, reference, status, quote } = record;
    const answer: BookingAnswer = { id, reference, status, quote };
    const mails = await bookingMails(record, { ownerEmail, publicUrl, manageUrl, now: clock() });
    try {
      await store(async (trx) => {
        if (attempt) await keepAnswer(trx, attempt, 201, JSON.stringify(answer), clock());
        if (same) await keepAnswer(trx, same, 201, JSON.stringify({ reference }), clock());
        if (suspect && !(await dropSuspect(trx, suspect.id))) throw new Problem(404, 'notFound');
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
      await refuseKnown(parts, same);
      continue;
    }
    onQueued();
    return answer;
  }
}
