/** Fill pattern of a series, distinguishable without colour. */
export type BarStyle = 'solid' | 'hatched' | 'dotted';

export interface BarSeries {
  label: string;
  values: readonly number[];
  look: BarStyle;
}

/** Theme colour of each pattern. */
export const INK: Record<BarStyle, string> = {
  solid: 'var(--mui-palette-secondary-main)',
  hatched: 'var(--mui-palette-primary-main)',
  dotted: 'var(--mui-palette-text-secondary)',
};

/** Bar with a value above zero. */
export interface Bar {
  series: number;
  /** Index of the label. */
  at: number;
  value: number;
}

/** Returns the visible bars of a chart. With fewer than two there is nothing to compare, so a sentence replaces the chart. */
export const barsOf = (series: readonly Pick<BarSeries, 'values'>[]): Bar[] =>
  series.flatMap(({ values }, index) => values.flatMap((value, at) => (value > 0 ? [{ series: index, at, value }] : [])));
