import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { hasReason, isChange, isOfQuote, quoteOf, type Adjustment } from '../../src/contract/quoteChange';
import { partyOf } from '../booking/party';
import { invalid } from '../http/httpError';

/**
 * Returns the quote with the owner's adjustment, or null when the adjustment changes no value.
 * @throws Problem 422 for a line that is neither in the quote nor new, and for a changed total without a reason
 */
export function adjustedQuote(quote: Quote, adjustment: Adjustment | null): Quote | null {
  if (adjustment === null || !isChange(adjustment, quote)) return null;
  if (!isOfQuote(adjustment, quote)) throw invalid({ 'adjustment.lines': 'notValid' });
  if (!hasReason(adjustment, quote)) throw invalid({ 'adjustment.reason': 'reasonRequired' });
  return quoteOf(adjustment.lines, quote);
}

/** Returns the table columns of a request and its quote, including the derived totals. */
export const quoteColumns = (request: BookingRequest, quote: Quote) => ({
  ...partyOf(request, quote),
  quote: JSON.stringify(quote),
  total_cents: quote.totalCost === null ? null : Math.round(quote.totalCost * 100),
});
