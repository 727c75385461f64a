import { array, object, string, type InferType } from 'yup';
import { line, wholeNumber } from './fields';

/* What guests must not, cannot or would rather not eat: counted people, never names. */

/** The ten priority allergens of Health Canada. */
export const ALLERGENS = ['peanuts', 'nuts', 'sesame', 'milk', 'eggs', 'seafood', 'soy', 'wheat', 'mustard', 'sulphites'] as const;
export const REGIMES = ['vegetarian', 'vegan', 'halal', 'kosher'] as const;
export const DIET_CATEGORIES = [...ALLERGENS, ...REGIMES, 'glutenFree', 'other'] as const;
export type DietCategory = (typeof DIET_CATEGORIES)[number];

export const SEVERITIES = ['preference', 'intolerance', 'severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

const MOST_DIETS = 30;
const MOST_GUESTS = 1000;

export const dietSchema = object({
  category: string().oneOf([...DIET_CATEGORIES], 'required').required('required'),
  severity: string().oneOf([...SEVERITIES], 'required').required('required'),
  /** How many of the guests. */
  count: wholeNumber(MOST_GUESTS).min(1, 'tooFew:${min}').required('tooFew:1'),
  words: line(120).default('').when('category', { is: 'other', then: (schema) => schema.required('required') }),
}).noUnknown();

export type Diet = InferType<typeof dietSchema>;

/** A line as it is being filled: nothing is chosen yet, and the number may be half-typed. */
export interface DietValues {
  category: string;
  severity: string;
  count: number | string;
  words: string;
}

export const EMPTY_DIET: DietValues = { category: '', severity: '', count: 1, words: '' };

/** The lines of a party; none of them counts more people than come. @param adults the names of the numbers beside them */
export const dietsAmong = (adults: string, children: string) =>
  array(dietSchema.required())
    .max(MOST_DIETS, 'tooMany:${max}')
    .test('among', 'notValid', (diets, { parent, path, createError }) => {
      const numbers = new Map<string, unknown>(Object.entries(parent as object));
      const guests = Number(numbers.get(adults)) + Number(numbers.get(children) ?? 0);
      const place = (diets ?? []).findIndex(({ count }) => count > guests);
      return place < 0 || createError({ path: `${path}[${place}].count`, message: `moreThanGuests:${guests}` });
    });

/** What may cost somebody their breath comes first, then what they cannot digest. The order of equals stays. */
export const gravestFirst = (diets: readonly Diet[]): Diet[] => diets.toSorted((a, b) => SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity));

export const isSevere = ({ severity }: Pick<Diet, 'severity'>): boolean => severity === 'severe';
