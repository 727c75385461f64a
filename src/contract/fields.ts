import { array, boolean, number, string, type AnyObject, type ISchema, type StringSchema } from 'yup';
import { isRealDay, isRealDateTime, TIME_OF_DAY } from './days';

/*
 * Field types of all schemas. Each has an upper bound, so that no request can store unlimited data,
 * and its messages are keys of validation.ts.
 */

const isObjectLike = (value: unknown) => typeof value === 'object' && value !== null;

/** Schema of any text; an array or object is invalid. */
const anyText = () => string().transform((value: unknown, original: unknown) => (isObjectLike(original) ? null : value));

/** Truncates a text after one excess character, so that the following checks are as fast for a long text as for a short one. */
const atMost = (schema: StringSchema, max: number) =>
  schema
    .transform((value: unknown) => (typeof value === 'string' ? value.slice(0, max + 1) : value))
    .typeError('notValid')
    .max(max, 'tooLong:${max}');

export const text = (max: number) => atMost(anyText(), max);

/** Schema of a single-line text. Unpaired surrogates are invalid, because PostgreSQL rejects JSON with them. */
export const line = (max = 200) =>
  atMost(anyText().trim(), max).matches(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'notValid');

/** Schema of a multi-line text. */
export const paragraph = (max = 4000) =>
  atMost(anyText().trim(), max).matches(/^[^\p{Cc}\p{Cs}\n\r\t]*(?:[\n\r\t][^\p{Cc}\p{Cs}]*)*$/u, 'notValid');

const finite = (value: number | null | undefined) => value === null || value === undefined || Number.isFinite(value);

const emptyIsAbsent = (value: unknown, original: unknown) => {
  if (original === '' || original === null) return undefined;
  return isObjectLike(original) ? Number.NaN : value;
};

const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;

export const emailAddress = (whenMissing = 'emailRequired') => line(254).required(whenMissing).matches(EMAIL, 'emailInvalid');

/** Schema of an e-mail address that may be empty. */
export const emailWhenGiven = () => line(254).matches(EMAIL, { message: 'emailInvalid', excludeEmptyString: true });

/** Schema of a telephone number in any notation, with or without an extension; may be empty. */
export const telephone = () =>
  line(40).matches(/^(?:[+(]?\d[\d\s().-]{5,}\d(?:\s*(?:,|#|x|ext\.?|poste)\s*\d{1,6})?)$/i, { message: 'telephoneInvalid', excludeEmptyString: true });

export const integer = (max: number) =>
  number().transform(emptyIsAbsent).typeError('wholeNumber').integer('wholeNumber').test('finite', 'wholeNumber', finite).max(max, 'tooMany:${max}');

/** Schema of a required whole number from `min` to `max`. */
export const between = (min: number, max: number) => integer(max).min(min, 'tooFew:${min}').required('required');

/** Schema of dollars, kilograms or servings, of which at most four decimals are significant. */
export const quantity = (max = 500) => amount().min(0, 'tooFew:${min}').max(max, 'tooMany:${max}');

/** Schema of a percentage. */
export const percent = () => amount().min(1, 'tooFew:1').max(100, 'tooMany:100');

/** Schema of any number; null means no value. */
export const amount = () =>
  number()
    .transform((value: unknown, original: unknown) => {
      if (original === '') return null;
      return isObjectLike(original) ? Number.NaN : value;
    })
    .typeError('number')
    .test('finite', 'number', finite)
    .nullable();

/** Schema of a URL that is safe to use in a page: https, or a path of this site. */
export const webAddress = () =>
  line(500)
    .matches(/^(https:\/\/[^\s"'<>]+|\/[^\s"'<>/\\][^\s"'<>\\]*)?$/, 'notValid')
    .test('parses', 'notValid', (value) => !value || URL.canParse(value, 'https://boucane.example'));

/** Schema of an array, truncated after one excess item before its items are validated, so that a long array is as fast as a short one. */
export const list = <Item>(item: ISchema<Item, AnyObject>, max: number) =>
  array(item)
    .transform((value: unknown) => (Array.isArray(value) ? value.slice(0, max + 1) : value))
    .max(max, 'tooMany:${max}');

export const ids = () => list(line(64).required('required'), 100);

export const flag = () => boolean();

/** Schema of an existing local day, `YYYY-MM-DD`. */
export const day = () =>
  line(10).test('day', 'dateInvalid', (value) => !value || isRealDay(value));

/** Schema of an existing local date-time, `YYYY-MM-DDTHH:mm`. */
export const dateTime = () =>
  line(16).test('moment', 'dateInvalid', (value) => !value || isRealDateTime(value));

/** Schema of a local time of day, `HH:mm`. */
export const timeOfDay = () => line(5).matches(TIME_OF_DAY, { message: 'timeInvalid', excludeEmptyString: true });

