import fc from 'fast-check';
import { TOPPINGS } from '../../src/contract/choiceLists';
import { EVENT_TYPE_NAMES } from '../../src/contract/eventType';
import type { BookingRates, SummaryRates } from '../../src/contract/settings';

const TOPPING_NAMES = Object.keys(TOPPINGS);

/** Dollars and cents. */
const dollars = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const perPerson = <Name extends string>(names: readonly Name[]) => fc.dictionary(fc.constantFrom(...names), fc.option(dollars(10_000))).map((prices) => prices as Partial<Record<Name, number | null>>);

/** Rates of the booking page's formula within the bounds of their schema. */
export const anyBookingRates = fc.record<BookingRates>({
  factor: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  setUp: dollars(10_000),
  travelBase: dollars(10_000),
  travelIncludedKm: fc.integer({ min: 0, max: 1000 }),
  travelPerKm: dollars(100),
  pizzaPerPerson: perPerson(EVENT_TYPE_NAMES),
  toppingPerPerson: perPerson(TOPPING_NAMES),
});

/** Rates of the summary's formula within the bounds of their schema. */
export const anySummaryRates = fc.record<SummaryRates>({
  eventBase: dollars(10_000),
  trainingBase: dollars(10_000),
  tool: dollars(1000),
  contentFocus: dollars(1000),
  travelBase: dollars(10_000),
  travelPerKm: dollars(100),
  perChild: dollars(1000),
});

/** Choices of a pizza type, or of another type, which the server prices without pizza. */
export const anyPizza = fc.record({ eventType: fc.constantFrom(...EVENT_TYPE_NAMES), toppings: fc.subarray([...TOPPING_NAMES]) });
