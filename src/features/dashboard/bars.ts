/** How a series of bars is drawn: each reads apart without its colour. */
export type BarLook = 'solid' | 'hatched' | 'dotted';

export interface BarSeries {
  label: string;
  values: readonly number[];
  look: BarLook;
}

/** The token that each look is drawn in. */
export const INK: Record<BarLook, string> = {
  solid: 'var(--mui-palette-secondary-main)',
  hatched: 'var(--mui-palette-primary-main)',
  dotted: 'var(--mui-palette-text-secondary)',
};

/** A bar that is higher than nothing. */
export interface Bar {
  series: number;
  /** The place among the labels. */
  at: number;
  value: number;
}

/** The bars that a chart would show. With fewer than two there is nothing to compare: words say it better. */
export const barsOf = (series: readonly Pick<BarSeries, 'values'>[]): Bar[] =>
  series.flatMap(({ values }, index) => values.flatMap((value, at) => (value > 0 ? [{ series: index, at, value }] : [])));
