import type { Quote } from '../../../contract/bookingSchema';
import type { Language } from '../../../contract/language';
import { taxedQuote } from '../../../contract/taxedQuote';

/** Returns the quote that a proposal has: with both taxes as amounts when the business collects them. An unpriced quote, and one that has them already, is unchanged. */
export const proposedQuote = (quote: Quote, registered: boolean, language: Language): Quote => (registered && quote.totalCost !== null ? taxedQuote(quote, language) : null) ?? quote;
