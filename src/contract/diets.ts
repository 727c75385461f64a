import { object, string, type InferType } from 'yup';
import { DIET_CATEGORIES, SEVERITIES } from './dietKinds';
import { line, list, integer } from './fields';

const MAX_DIETS = 30;
const MAX_GUESTS = 1000;

export const dietSchema = object({
  category: string().oneOf([...DIET_CATEGORIES], 'required').required('required'),
  severity: string().oneOf([...SEVERITIES], 'required').required('required'),
  /** Number of guests. */
  count: integer(MAX_GUESTS).min(1, 'tooFew:${min}').required('tooFew:1'),
  words: line(120).default('').when('category', { is: 'other', then: (schema) => schema.required('required') }),
}).noUnknown();

export type Diet = InferType<typeof dietSchema>;

/**
 * Schema of a party's diets. No diet may count more people than the party has guests.
 * @param adults name of the field with the number of adults
 * @param children name of the field with the number of children
 */
export const dietsAmong = (adults: string, children: string) =>
  list(dietSchema.required(), MAX_DIETS).test('among', 'notValid', (diets, { parent, path, createError }) => {
    const numbers = new Map<string, unknown>(Object.entries(parent as object));
    const guests = Number(numbers.get(adults)) + Number(numbers.get(children) ?? 0);
    const place = (diets ?? []).findIndex(({ count }) => count > guests);
    return place < 0 || createError({ path: `${path}[${place}].count`, message: `moreThanGuests:${guests}` });
  });
