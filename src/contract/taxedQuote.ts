import type { Quote } from './bookingSchema';
import type { Language } from './language';
import { linesBeforeTaxes } from './quoteChange';
import { FIXED_LINES } from './requestDisplay';
import { taxesOn } from './summaryPricing';

/** Reason of the quote revision that adds the taxes. */
export const TAXES_REASON = { fr: 'TPS et TVQ', en: 'GST and QST' } as const;

const dollars = (cents: number): number => cents / 100;

/** Returns a quote with both taxes as lines, as papers show them; null when it has them already. */
export function taxedQuote(quote: Quote, language: Language): Quote | null {
  if (quote.lines.some(({ id }) => id === 'gst' || id === 'qst')) return null;
  const sum = linesBeforeTaxes(quote).reduce((total, { cents }) => total + cents, 0);
  const { gstCents, qstCents } = taxesOn(sum, true);
  return {
    ...quote,
    totalCost: dollars(sum + gstCents + qstCents),
    lines: [...quote.lines, { id: 'gst', name: FIXED_LINES.gst[language], amount: dollars(gstCents) }, { id: 'qst', name: FIXED_LINES.qst[language], amount: dollars(qstCents) }],
  };
}
