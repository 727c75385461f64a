import { array, boolean, number, string, type AnyObject, type ISchema, type StringSchema } from 'yup';
import { isRealDay, isRealMoment, TIME_OF_DAY } from './days';

/*
 * The field kinds that every schema is made of. Each has an upper bound, so that no request can store without limit,
 * and speaks through the keys of validation.ts.
 */

const isThing = (value: unknown) => typeof value === 'object' && value !== null;

/** Text of any kind; a list or an object is invalid. */
const anyText = () => string().transform((value: unknown, original: unknown) => (isThing(original) ? null : value));

/** Cuts a text after one character too many, so that the checks that follow cost no more for a long text than for a short one. */
const atMost = (schema: StringSchema, max: number) =>
  schema
    .transform((value: unknown) => (typeof value === 'string' ? value.slice(0, max + 1) : value))
    .typeError('notValid')
    .max(max, 'tooLong:${max}');

export const text = (max: number) => atMost(anyText(), max);

/** One line of text. Half of a pair that stands for one sign is no text: PostgreSQL reads no JSON that holds one. */
export const line = (max = 200) =>
  atMost(anyText().trim(), max).matches(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'notValid');

/** Text of several lines. */
export const paragraph = (max = 4000) =>
  atMost(anyText().trim(), max).matches(/^[^\p{Cc}\p{Cs}\n\r\t]*(?:[\n\r\t][^\p{Cc}\p{Cs}]*)*$/u, 'notValid');

const finite = (value: number | null | undefined) => value === null || value === undefined || Number.isFinite(value);

const emptyIsAbsent = (value: unknown, original: unknown) => {
  if (original === '' || original === null) return undefined;
  return isThing(original) ? Number.NaN : value;
};

export const emailAddress = (whenMissing = 'emailRequired') =>
  line(254)
    .required(whenMissing)
    .matches(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/, 'emailInvalid');

/** A telephone number however it is written, with an extension or without; empty for none. */
export const telephone = () =>
  line(40).matches(/^(?:[+(]?\d[\d\s().-]{5,}\d(?:\s*(?:,|#|x|ext\.?|poste)\s*\d{1,6})?)$/i, { message: 'telephoneInvalid', excludeEmptyString: true });

export const wholeNumber = (max: number) =>
  number().transform(emptyIsAbsent).typeError('wholeNumber').integer('wholeNumber').test('finite', 'wholeNumber', finite).max(max, 'tooMany:${max}');

/** Dollars, kilograms or servings: at most four decimals matter. */
export const quantity = (max = 500) => amount().min(0, 'tooFew:${min}').max(max, 'tooMany:${max}');

/** A share of a hundred. */
export const percent = () => amount().min(1, 'tooFew:1').max(100, 'tooMany:100');

/** Any number; null stands for none. */
export const amount = () =>
  number()
    .transform((value: unknown, original: unknown) => {
      if (original === '') return null;
      return isThing(original) ? Number.NaN : value;
    })
    .typeError('number')
    .test('finite', 'number', finite)
    .nullable();

/** A web address that may stand in a page: https, or a path of our own. */
export const webAddress = () =>
  line(500)
    .matches(/^(https:\/\/[^\s"'<>]+|\/[^\s"'<>/\\][^\s"'<>\\]*)?$/, 'notValid')
    .test('parses', 'notValid', (value) => !value || URL.canParse(value, 'https://boucane.example'));

/** A list, cut after one item too many before its items are validated, so that a long list costs no more than a short one. */
export const list = <Item>(item: ISchema<Item, AnyObject>, max: number) =>
  array(item)
    .transform((value: unknown) => (Array.isArray(value) ? value.slice(0, max + 1) : value))
    .max(max, 'tooMany:${max}');

export const ids = () => list(line(64).required('required'), 100);

export const flag = () => boolean();

/** A local day `YYYY-MM-DD` that exists. */
export const day = () =>
  line(10).test('day', 'dateInvalid', (value) => !value || isRealDay(value));

/** A local moment `YYYY-MM-DDTHH:mm` that exists. */
export const moment = () =>
  line(16).test('moment', 'dateInvalid', (value) => !value || isRealMoment(value));

/** A local time of day `HH:mm`. */
export const timeOfDay = () => line(5).matches(TIME_OF_DAY, { message: 'timeInvalid', excludeEmptyString: true });

