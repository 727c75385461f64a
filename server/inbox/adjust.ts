import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { hasReason, isChange, isOfQuote, quoteOf, type Adjustment } from '../../src/contract/quoteChange';
import { partyOf } from '../booking/party';
import { invalid } from '../http/problem';

/**
 * The quote as the owner adjusts it; null when nothing of it changes.
 * @throws Problem 422 for a line that is neither the quote's nor new, and for a total that changes without a reason
 */
export function adjustedQuote(quote: Quote, adjustment: Adjustment | null): Quote | null {
  if (adjustment === null || !isChange(adjustment, quote)) return null;
  if (!isOfQuote(adjustment, quote)) throw invalid({ 'adjustment.lines': 'notValid' });
  if (!hasReason(adjustment, quote)) throw invalid({ 'adjustment.reason': 'reasonRequired' });
  return quoteOf(adjustment.lines, quote);
}

/** A request and its quote as the table keeps them, with what is added up of them. */
export const quoteColumns = (request: BookingRequest, quote: Quote) => ({
  ...partyOf(request, quote),
  quote: JSON.stringify(quote),
  total_cents: quote.totalCost === null ? null : Math.round(quote.totalCost * 100),
});
