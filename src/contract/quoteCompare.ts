import type { Quote } from './bookingSchema';
import type { QuoteRevision } from './quoteChange';

/** A line of two quotes in dollars; null where one of them has no such line. */
export interface ComparedLine {
  id: string;
  name: string;
  before: number | null;
  after: number | null;
}

/** Two quotes line by line, as the newer one is ordered, what is gone at its end. */
export function compareQuotes(before: Quote, after: Quote): ComparedLine[] {
  const was = new Map(before.lines.map((line) => [line.id, line]));
  const is = new Set(after.lines.map(({ id }) => id));
  return [
    ...after.lines.map(({ id, name, amount }) => ({ id, name, before: was.get(id)?.amount ?? null, after: amount })),
    ...before.lines.filter(({ id }) => !is.has(id)).map(({ id, name, amount }) => ({ id, name, before: amount, after: null })),
  ];
}

export const isSameLine = ({ before, after }: Pick<ComparedLine, 'before' | 'after'>): boolean => before === after;

/** Whether a line of nothing once had a price: then it is offered, while one that never had any is still to be counted. */
export const isOffered = (id: string, revisions: readonly QuoteRevision[]): boolean => revisions.some(({ before }) => before.lines.some((line) => line.id === id && line.amount > 0));
