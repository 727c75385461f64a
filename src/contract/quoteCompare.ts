import type { Quote } from './booking';

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
