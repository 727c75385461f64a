/** Output of the measuring scripts: figures beside their thresholds. */

export const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? Number.NaN) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** Upper or lower threshold of a figure. */
export interface Threshold {
  name: string;
  limit: number;
  /** The figure must be at least the limit instead of at most. */
  least?: true;
  digits?: number;
}

export const passes = ({ limit, least }: Threshold, figure: number): boolean => (least ? figure >= limit : figure <= limit);

/** Formats a figure for a table, with a mark when it misses its threshold. */
export const formatCell = (bar: Threshold, figure: number): string => `${figure.toFixed(bar.digits ?? 0)}${passes(bar, figure) ? '' : ' ✗'}`;
