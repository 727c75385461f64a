/* Allergies and diets of the guests: numbers of people, never names. */

/** The ten priority allergens of Health Canada. */
export const ALLERGENS = ['peanuts', 'nuts', 'sesame', 'milk', 'eggs', 'seafood', 'soy', 'wheat', 'mustard', 'sulphites'] as const;
export const REGIMES = ['vegetarian', 'vegan', 'halal', 'kosher'] as const;
export const DIET_CATEGORIES = [...ALLERGENS, ...REGIMES, 'glutenFree', 'other'] as const;
export type DietCategory = (typeof DIET_CATEGORIES)[number];

export const SEVERITIES = ['preference', 'intolerance', 'severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Form values of a diet while the user is typing: not yet chosen, and the number may be incomplete. */
export interface DietValues {
  category: string;
  severity: string;
  count: number | string;
  words: string;
}

export const EMPTY_DIET: DietValues = { category: '', severity: '', count: 1, words: '' };

/** Sorts diets by severity: allergies that may be life-threatening first, then intolerances. The sort is stable. */
export const mostSevereFirst = <Each extends { severity: Severity }>(diets: readonly Each[]): Each[] => diets.toSorted((a, b) => SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity));

export const isSevere = ({ severity }: { severity: Severity }): boolean => severity === 'severe';
