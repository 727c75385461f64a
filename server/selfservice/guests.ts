import type { Kysely } from 'kysely';
import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import type { InboxLine } from '../../src/contract/inbox';
import type { Guests } from '../../src/contract/selfService';
import type { BookingRules } from '../../src/contract/settings';
import { requote } from '../../src/contract/quoteChange';
import { guestsOf } from '../booking/party';
import { findPricing } from '../db/bookings';
import type { Tables } from '../db/schema';
import { findQuoteRates } from '../db/settings';
import { HttpError, invalid } from '../http/httpError';

/** @throws Problem 422 for more adults or children than the owner accepts. A number that was accepted earlier may stay */
function assertGuests({ adults, children }: Guests, { peopleCount, kidsCount }: BookingRequest, { maxGuests }: BookingRules): void {
  const excessive = { ...(adults > Math.max(maxGuests, peopleCount) ? { adults: `tooMany:${maxGuests}` } : {}), ...(children > Math.max(maxGuests, kidsCount) ? { children: `tooMany:${maxGuests}` } : {}) };
  if (Object.keys(excessive).length > 0) throw invalid(excessive);
}

/**
 * Returns the quote of a request for another number of guests, with the prices that were frozen with the request and the rates of that day.
 * @throws Problem 422 for too many guests, or when a diet counts more people than the new number of guests; 409 when the formula is no longer known
 */
export async function quoteForGuests(db: Kysely<Tables>, { id, request, quote, formulaVersion }: InboxLine, guests: Guests, rules: BookingRules): Promise<Quote> {
  assertGuests(guests, request, rules);
  const after = guests.adults + guests.children;
  const most = Math.max(0, ...(request.diets ?? []).map(({ count }) => count));
  if (most > after) throw invalid({ adults: `fewerThanDiets:${most}` });
  const rates = await findQuoteRates(db, formulaVersion);
  if (rates === null) throw new HttpError(409, 'notPossibleNow');
  const { items } = await findPricing(db, id);
  return requote(quote, items, rates, { before: guestsOf(request), after });
}
