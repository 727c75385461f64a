import { randomUUID } from 'node:crypto';
import type { BookingResponse, BookingRecord, BookingRequest } from '../../src/contract/bookingSchema';
import { isLanguage } from '../../src/contract/language';
import { selfServiceLink } from '../../src/contract/selfService';
import type { BookingRules } from '../../src/contract/settings';
import { linkCustomer } from '../customers/linkCustomer';
import { insertBooking } from '../db/bookings';
import { insertResource } from '../db/catalogue';
import { classifyDatabaseError } from '../db/failures';
import { storeResponse, type IdempotentRequest } from '../db/idempotency';
import { insertHistory } from '../db/inbox';
import { insertManageToken, newManageToken } from '../db/manage';
import { queueMails } from '../db/mails';
import type { Database } from '../db/database';
import { readSettings } from '../db/settings';
import { deleteFlaggedSubmission } from '../db/flaggedSubmissions';
import { findReplay } from '../http/idempotency';
import { HttpError, invalid } from '../http/httpError';
import { loadMailOptions } from '../mail/mailOptions';
import type { AppDependencies } from '../dependencies';
import type { MemberResource } from '../requests/memberResource';
import { rejectDuplicate } from '../antispam/duplicates';
import { assertOffered } from './assertOffered';
import { resolveChoices } from './choices';
import { priceWith, ratesPartOf, readCurrentOffer, readCurrentRates, readRoad } from './currentPrices';
import { newReference } from './reference';

const MAX_REFERENCES = 5;

/** Validated request with its context. */
export interface Submission {
  request: BookingRequest;
  /** Id of the logged-in user, or null for a visitor. */
  userId: string | null;
  /** Requested event or training. Null for a booking. */
  thing: MemberResource | null;
  /** Fingerprint of the content, to reject a duplicate unless the sender confirms it. Null skips the check. */
  same?: IdempotentRequest | null;
  /** Id and reference of the quarantined request: both are kept, because the sender already has the reference. */
  suspect?: { id: string; reference: string };
  /** User who entered the request, the customer's card if they chose one, and whether the customer gets the confirmation of receipt. */
  byHand?: { userId: string; customerId: string | null; notify: boolean };
}

/** @throws Problem 422 for more adults or children than the owner accepts, under the names that the sender's form has for them */
function assertGuests({ request: { peopleCount, kidsCount }, thing }: Submission, { maxGuests }: BookingRules): void {
  const counts = thing ? { adults: peopleCount, children: kidsCount } : { peopleCount, kidsCount };
  const excessive = Object.entries(counts).filter(([, count]) => count > maxGuests);
  if (excessive.length > 0) throw invalid(Object.fromEntries(excessive.map(([field]) => [field, `tooMany:${maxGuests}`])));
}

/** Recalculates the request's price and builds its record, without the reference. @throws Problem 422 for too many guests or choices that are not offered */
export async function pricedRecord(parts: AppDependencies, submission: Submission) {
  const { database, clock } = parts;
  const { request, thing, suspect, byHand } = submission;
  const { rules, premises, lists } = await readSettings(database);
  const language = isLanguage(request.language) ? request.language : 'fr';
  // A quarantined request was within the limits of its day, and the owner accepts it knowingly.
  if (!suspect) {
    // The limit is for visitors: the owner knows which groups they take.
    if (!byHand) assertGuests(submission, rules);
    assertOffered(request, lists, language);
  }
  const choices = resolveChoices(request, await readCurrentOffer(database), language);
  const { travelMetres, placeUnclear } = await readRoad(parts, request, premises);
  const { rates, formulaVersion } = await readCurrentRates(database, ratesPartOf(request));
  const { quote, totalCents, pricedItems } = await priceWith(database, rates, request, choices, travelMetres, language);
  const record: Omit<BookingRecord, 'reference'> = {
    id: suspect?.id ?? randomUUID(),
    status: 'requested',
    createdAt: clock().toISOString(),
    request: { ...request, selections: choices.selections },
    quote: placeUnclear ? { ...quote, placeUnclear } : quote,
    quotedTotal: request.totalCost,
    formulaVersion,
    ...(thing ? { title: thing.title, description: thing.description } : {}),
  };
  return { record, totalCents, travelMetres, pricedItems };
}

/**
 * Accepts a validated request. The booking with its frozen quote, the event or training, the mails and the idempotent response are stored in one
 * transaction. Slow work is done before it (travel) or when the mails are sent (their HTML).
 * @throws Problem 422 for too many guests or choices that are not offered, 409 for a duplicate; any error of the mails or the database, with nothing stored
 */
export async function acceptBooking(parts: AppDependencies, submission: Submission, attempt: IdempotentRequest | null): Promise<BookingResponse> {
  const { database, clock, bookingMails, onQueued } = parts;
  const { record: draft, totalCents, travelMetres, pricedItems } = await pricedRecord(parts, submission);
  const { userId, thing, same = null, suspect, byHand } = submission;
  const options = await loadMailOptions(parts);
  const { publicUrl } = options;
  const host = new URL(publicUrl).hostname;
  const token = newManageToken();
  const manageUrl = selfServiceLink(publicUrl, draft.request.language, token);
  // An event or training is appended to its list, which requires a read. All other writes are inserts, and a card is locked before it is read.
  const store: Database['transaction'] = (work) => (thing ? database.transaction(work) : database.inTurn(work));
  for (let tries = 1; ; tries += 1) {
    const record: BookingRecord = { ...draft, reference: (tries === 1 && suspect?.reference) || newReference() };
    const { id, reference, status, quote } = record;
    const response: BookingResponse = { id, reference, status, quote };
    const all = await bookingMails(record, { ...options, manageUrl, now: clock() });
    // The owner needs no notice of a request that they entered.
    const mails = byHand ? all.filter(({ kind, recipient }) => kind === 'booking-received' && byHand.notify && recipient !== '') : all;
    try {
      await store(async (trx) => {
        if (attempt) await storeResponse(trx, attempt, 201, JSON.stringify(response), clock());
        if (same) await storeResponse(trx, same, 201, JSON.stringify({ reference }), clock());
        if (suspect && !(await deleteFlaggedSubmission(trx, suspect.id))) throw new HttpError(404, 'notFound');
        const made = thing && (await insertResource(trx, thing.resource, thing.fields, clock()));
        const customerId = await linkCustomer(trx, record, byHand?.customerId ?? null);
        await insertBooking(trx, { record, totalCents, travelMetres, pricedItems, userId, thingId: made?.id ?? null, customerId, enteredBy: byHand?.userId ?? null });
        if (byHand) await insertHistory(trx, { id, version: 0 }, { act: 'enter', userId: byHand.userId, letter: mails.length > 0 }, clock());
        if (mails.length > 0) await insertManageToken(trx, { bookingId: id, token, now: clock() });
        await queueMails(trx, { bookingId: id, mails, host, now: clock() });
      });
    } catch (error) {
      if (classifyDatabaseError(error) !== 'unique-violation' || tries === MAX_REFERENCES) throw error;
      // A conflict means that a concurrent identical request was stored first, whose response is returned, or that the reference is taken and another
      // one is tried.
      const replay = await findReplay<BookingResponse>(parts, attempt);
      if (replay) return replay;
      await rejectDuplicate(parts, same);
      continue;
    }
    if (mails.length > 0) onQueued();
    return response;
  }
}
