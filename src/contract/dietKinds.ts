import type { Diet } from './diets';

/* What guests must not, cannot or would rather not eat: counted people, never names. */

/** The ten priority allergens of Health Canada. */
export const ALLERGENS = ['peanuts', 'nuts', 'sesame', 'milk', 'eggs', 'seafood', 'soy', 'wheat', 'mustard', 'sulphites'] as const;
export const REGIMES = ['vegetarian', 'vegan', 'halal', 'kosher'] as const;
export const DIET_CATEGORIES = [...ALLERGENS, ...REGIMES, 'glutenFree', 'other'] as const;
export type DietCategory = (typeof DIET_CATEGORIES)[number];

export const SEVERITIES = ['preference', 'intolerance', 'severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A line as it is being filled: nothing is chosen yet, and the number may be half-typed. */
export interface DietValues {
  category: string;
  severity: string;
  count: number | string;
  words: string;
}

export const EMPTY_DIET: DietValues = { category: '', severity: '', count: 1, words: '' };

/** What may cost somebody their breath comes first, then what they cannot digest. The order of equals stays. */
export const gravestFirst = (diets: readonly Diet[]): Diet[] => diets.toSorted((a, b) => SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity));

export const isSevere = ({ severity }: Pick<Diet, 'severity'>): boolean => severity === 'severe';
