import type { BookingAnswer, BookingRequest } from '../../src/contract/bookingSchema';
import { dayAt } from '../../src/contract/days';
import { isLanguage } from '../../src/contract/language';
import type { MemberRequest } from '../../src/contract/memberRequest';
import { readSide } from '../../src/contract/side';
import { needsRoad, toSummaryRequest, type Contact } from '../../src/contract/summaryRequest';
import { acceptBooking } from '../booking/acceptBooking';
import { listThings } from '../db/catalogue';
import type { Attempt } from '../db/idempotency';
import type { Parts } from '../parts';
import { askedThing } from './askedThing';

const NOTHING = { meats: [], sides: [], tools: [], contentFocus: [] };

/**
 * Accepts a validated request for an event or a training of one's own: a booking priced by the summary's rule, and the thing
 * itself, which no public list shows before the owner publishes it.
 * @param userId whose it is; null for a request without an account
 * @throws Problem 422 for choices that are not offered; see acceptBooking for the rest
 */
export async function acceptRequest(parts: Parts, form: MemberRequest, { contact, userId, attempt }: { contact: Contact; userId: string | null; attempt: Attempt | null }): Promise<BookingAnswer> {
  const { clock, database, maps } = parts;
  const language = isLanguage(form.language) ? form.language : 'fr';
  const travel = needsRoad(form) ? await maps.travel(form.location) : null;
  const request: BookingRequest = {
    ...toSummaryRequest(form, contact, NOTHING, travel?.metres ?? null, language, dayAt(clock())),
    totalCost: form.totalCost,
  };
  const sides = (await listThings(database.db, 'side', { onlyActive: true })).map(readSide);
  return acceptBooking(parts, { request, userId, thing: askedThing(form, sides) }, attempt);
}
