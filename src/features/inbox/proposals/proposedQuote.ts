import type { Quote } from '../../../contract/bookingSchema';
import { linesBeforeTaxes } from '../../../contract/quoteChange';
import { taxesOn } from '../../../contract/summaryPricing';

/** Returns the quote that a proposal has: with both taxes as amounts when the business collects them. A quote that has them already is unchanged. */
export function taxedQuote(quote: Quote, registered: boolean): Quote {
  if (!registered || quote.totalCost === null || quote.lines.some(({ id }) => id === 'gst')) return quote;
  const subtotalCents = linesBeforeTaxes(quote).reduce((sum, { cents }) => sum + cents, 0);
  const { gstCents, qstCents } = taxesOn(subtotalCents, true);
  const taxes = [{ id: 'gst', name: 'gst', amount: gstCents / 100 }, { id: 'qst', name: 'qst', amount: qstCents / 100 }];
  return { ...quote, totalCost: (subtotalCents + gstCents + qstCents) / 100, lines: [...quote.lines, ...taxes] };
}
