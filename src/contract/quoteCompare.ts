import type { Quote } from './bookingSchema';
import type { QuoteRevision } from './quoteChange';

/** Line of two quotes in dollars; null on the side of the quote that has no such line. */
export interface ComparedLine {
  id: string;
  name: string;
  before: number | null;
  after: number | null;
}

/** Compares two quotes line by line, in the order of the newer quote. Removed lines come last. */
export function compareQuotes(before: Quote, after: Quote): ComparedLine[] {
  const was = new Map(before.lines.map((line) => [line.id, line]));
  const is = new Set(after.lines.map(({ id }) => id));
  return [
    ...after.lines.map(({ id, name, amount }) => ({ id, name, before: was.get(id)?.amount ?? null, after: amount })),
    ...before.lines.filter(({ id }) => !is.has(id)).map(({ id, name, amount }) => ({ id, name, before: amount, after: null })),
  ];
}

export const isSameLine = ({ before, after }: Pick<ComparedLine, 'before' | 'after'>): boolean => before === after;

/** Whether a line with amount zero once had a price. Such a line is complimentary; a line that never had a price is still to be priced. */
export const isOffered = (id: string, revisions: readonly QuoteRevision[]): boolean => revisions.some(({ before }) => before.lines.some((line) => line.id === id && line.amount > 0));
