/** What the measuring scripts print: figures beside their bars. */

export const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? Number.NaN) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** A figure that must not be passed: upwards, or downwards. */
export interface Bar {
  name: string;
  limit: number;
  /** At least the limit instead of at most. */
  least?: true;
  digits?: number;
}

export const holds = ({ limit, least }: Bar, figure: number): boolean => (least ? figure >= limit : figure <= limit);

/** A figure as it stands in a table, with a mark when it misses its bar. */
export const cell = (bar: Bar, figure: number): string => `${figure.toFixed(bar.digits ?? 0)}${holds(bar, figure) ? '' : ' ✗'}`;
