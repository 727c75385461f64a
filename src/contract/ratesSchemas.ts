import { lazy, object, type ObjectSchema } from 'yup';
import { isChoiceKey } from './choiceLists';
import { isEventType } from './eventType';
import { amount, between } from './fields';
import type { BookingRates } from './settings';

/** Whether an amount has at most two decimals. */
const isInCents = (value: number | null | undefined): boolean => typeof value !== 'number' || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const dollars = (max: number) => amount().nonNullable('required').min(0, 'tooFew:${min}').max(max, 'tooMany:${max}').test('cents', 'twoDecimals', isInCents).required('required');
const optionalDollars = () => amount().min(0, 'tooFew:${min}').max(10_000, 'tooMany:${max}').test('cents', 'twoDecimals', isInCents).default(null);

/** Most prices of one kind: those of a whole list. */
const MAX_PRICES = 40;

type Prices = Record<string, number | null>;

/** Schema of optional prices by key. Keys that are not well-formed are dropped. Typed as an object because `@sodaru/yup-to-json-schema` redeclares the type of `lazy`. */
const pricesBy = (isKey: (key: string) => boolean) =>
  lazy((value: unknown) => {
    const keys = typeof value === 'object' && value !== null ? Object.keys(value).filter(isKey).slice(0, MAX_PRICES) : [];
    return object(Object.fromEntries(keys.map((key) => [key, optionalDollars()]))).noUnknown();
  }) as unknown as ObjectSchema<Prices>;

export const bookingRates = object({
  factor: amount().nonNullable('required').min(1, 'tooFew:${min}').max(5, 'tooMany:${max}').test('tenths', 'oneDecimal', (value) => value === undefined || Math.abs(value * 10 - Math.round(value * 10)) < 1e-6).required('required'),
  setUp: dollars(10_000),
  travelBase: dollars(10_000),
  travelIncludedKm: between(0, 1000),
  travelPerKm: dollars(100),
  pizzaPerPerson: pricesBy(isEventType),
  toppingPerPerson: pricesBy(isChoiceKey),
}).noUnknown() as ObjectSchema<BookingRates>;

export const summaryRates = object({ eventBase: dollars(10_000), trainingBase: dollars(10_000), perChild: dollars(1000), tool: dollars(1000), contentFocus: dollars(1000), travelBase: dollars(10_000), travelPerKm: dollars(100) }).noUnknown();
