import type { Kysely } from 'kysely';
import type { Quote } from '../../src/contract/bookingSchema';
import type { InboxLine } from '../../src/contract/inbox';
import type { Guests } from '../../src/contract/selfService';
import { requote, type FrozenItem } from '../../src/contract/quoteChange';
import type { Tables } from '../db/schema';
import { invalid } from '../http/httpError';

/**
 * Returns the quote of a request for another number of guests, with the prices that were frozen with the request.
 * @throws Problem 422 when a diet counts more people than the new number of guests
 */
export async function quoteForGuests(db: Kysely<Tables>, { id, request, quote, formulaVersion }: InboxLine, { adults, children }: Guests): Promise<Quote> {
  const after = adults + children;
  const most = Math.max(0, ...(request.diets ?? []).map(({ count }) => count));
  if (most > after) throw invalid({ adults: `fewerThanDiets:${most}` });
  const { priced_items: items } = await db.selectFrom('booking').select('priced_items').where('id', '=', id).executeTakeFirstOrThrow();
  return requote(quote, JSON.parse(items) as FrozenItem[], formulaVersion, { before: request.peopleCount + request.kidsCount, after });
}
