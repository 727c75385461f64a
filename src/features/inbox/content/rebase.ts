import type { ContentValues } from './values';

export type ContentField = keyof ContentValues;

/** Result of bringing typed values up to date. */
export interface Rebased<Values extends ContentValues> {
  values: Values;
  /** Fields that were changed both in the form and elsewhere. The form's value is kept. */
  both: ContentField[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings typed values up to date when the request has changed elsewhere: a field that was not edited takes the new value, an edited one is kept.
 * @param was content that the form started from
 * @param is current content
 */
export function rebased<Values extends ContentValues>(values: Values, was: ContentValues, is: ContentValues): Rebased<Values> {
  const fields = Object.keys(is) as ContentField[];
  const untouched = fields.filter((field) => same(values[field], was[field]));
  const both = fields.filter((field) => !untouched.includes(field) && !same(was[field], is[field]) && !same(values[field], is[field]));
  return { values: { ...values, ...Object.fromEntries(untouched.map((field) => [field, is[field]])) }, both };
}
