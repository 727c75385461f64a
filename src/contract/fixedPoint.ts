/*
 * Exact arithmetic: kilograms, servings and dollars have four decimals, so that a product of two is a whole number of
 * fractions of a cent, and a sum of such products is rounded once.
 */

/** Converts a number of the catalogue to ten-thousandths. A missing number counts as zero. */
export const toTenThousandths = (value: number | null): number => Math.round((value ?? 0) * 10_000);

/** Rounds the sum once, half-up, and distributes the remaining cents to the lines with the largest remainders, so that the lines add up. */
export function roundToCents<Part extends { units: number }>(parts: readonly Part[], unitsPerCent: number): (Omit<Part, 'units'> & { cents: number })[] {
  const lines = parts.map(({ units, ...line }) => ({ line, cents: Math.floor(units / unitsPerCent), rest: units % unitsPerCent }));
  const left = Math.round(lines.reduce((sum, { rest }) => sum + rest, 0) / unitsPerCent);
  const favoured = new Set(lines.toSorted((a, b) => b.rest - a.rest).slice(0, left));
  return lines.map((each) => ({ ...each.line, cents: each.cents + (favoured.has(each) ? 1 : 0) }));
}
