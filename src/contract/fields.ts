import { array, boolean, number, string } from 'yup';

/*
 * The field kinds that every schema is made of. Each has an upper bound, so that no request can store without limit,
 * and speaks through the keys of validation.ts.
 */

const emptyIsAbsent = (value: unknown, original: unknown) => (original === '' || original === null ? undefined : value);

export const line = (max = 200) => string().trim().max(max, 'tooLong:${max}');

export const paragraph = (max = 4000) => line(max);

export const emailAddress = () =>
  line(254)
    .required('emailRequired')
    .matches(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/, 'emailInvalid');

export const wholeNumber = (max: number) =>
  number().transform(emptyIsAbsent).typeError('wholeNumber').integer('wholeNumber').max(max, 'tooMany:${max}');

/** Dollars, kilograms or servings: at most four decimals matter. */
export const quantity = (max = 500) =>
  number().transform((value: unknown, original: unknown) => (original === '' ? null : value)).typeError('number').min(0, 'tooFew:${min}').max(max, 'tooMany:${max}').nullable();

/** A web address that may stand in a page: https, or a path of our own. */
export const webAddress = () => line(500).matches(/^(https:\/\/[^\s"'<>]+|\/[^\s"'<>/][^\s"'<>]*)?$/, 'notValid');

export const ids = () => array(line(64).required('required')).max(100, 'tooMany:${max}');

export const flag = () => boolean();

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export const isRealDay = (day: string) => {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day);
};

/** A local day `YYYY-MM-DD` that exists. */
export const day = () =>
  line(10).test('day', 'dateInvalid', (value) => !value || (/^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value)));

/** A local time of day `HH:mm`. */
export const timeOfDay = () => line(5).matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'timeInvalid', excludeEmptyString: true });

