import { DEPARTURE_STEP_MINUTES, PURCHASE_STEP_KG } from './business';
import { addDays } from './days';
import { toTenThousandths } from './fixedPoint';
import type { Text } from './language';
import type { Dish, Prepared } from './preparation';
import type { BookingRules } from './settings';

/*
 * Quantities that a party needs. Children count as adults, as in every price. Quantities are calculated in
 * ten-thousandths to be exact: 0.35 kg for twenty guests is exactly 7 kg.
 */

/** Item of the shopping list: one dish, for all parties that have it. */
export interface ShoppingLine {
  id: string;
  kind: Dish['kind'];
  name: Text;
  guests: number;
  /** Exact served quantity in kilograms; null when the catalogue has no portion. */
  neededKg: number | null;
  /** Raw quantity in kilograms, by the cooking yield; null when the catalogue has no yield or no portion. */
  rawKg: number | null;
  /** Quantity to buy in kilograms, raw if the yield is known, rounded up to the purchase step. */
  buyKg: number | null;
  /** Number of servings, rounded up; null when the catalogue has none. */
  servings: number | null;
  /** Purchase cost in whole cents; null when the catalogue has no cost or no portion for the dish. */
  costCents: number | null;
}

const TEN4 = 10_000;

/** Returns the amount in kilograms, rounded up to the purchase step. @param units ten-thousandths of a kilogram */
const purchase = (units: number): number => Math.ceil(units / toTenThousandths(PURCHASE_STEP_KG)) * PURCHASE_STEP_KG;

export const guestsOf = ({ adults, children }: Pick<Prepared, 'adults' | 'children'>): number => adults + children;

interface Portion {
  dish: Dish;
  guests: number;
}

const unitsOf = (each: number | null, portions: readonly Portion[]): number | null => {
  if (each === null || each <= 0) return null;
  return portions.reduce((sum, { dish, guests }) => sum + (toTenThousandths(each) * guests) / dish.sharedBy, 0);
};

function lineOf(portions: readonly [Portion, ...Portion[]]): ShoppingLine {
  const [{ dish }] = portions;
  const units = unitsOf(dish.kgPerPerson, portions);
  const servings = unitsOf(dish.servingsPerPerson, portions);
  const rawUnits = units === null || dish.yieldPercent === null ? null : Math.ceil((units * 100) / dish.yieldPercent);
  const buyKg = units === null ? null : purchase(rawUnits ?? units);
  return {
    id: dish.id,
    kind: dish.kind,
    name: dish.name,
    guests: portions.reduce((sum, { guests }) => sum + guests, 0),
    neededKg: units === null ? null : units / TEN4,
    rawKg: rawUnits === null ? null : rawUnits / TEN4,
    buyKg,
    servings: servings === null ? null : Math.ceil(servings / TEN4),
    costCents: buyKg === null || dish.costPerKg === null ? null : Math.round((toTenThousandths(buyKg) * toTenThousandths(dish.costPerKg)) / (TEN4 * 100)),
  };
}

/** Returns the shopping list of several parties together, meats first. Amounts are rounded up once per dish, not once per party. */
export function shoppingList(parties: readonly Pick<Prepared, 'adults' | 'children' | 'dishes'>[]): ShoppingLine[] {
  const portions = parties.flatMap((party) => party.dishes.map((dish): Portion => ({ dish, guests: guestsOf(party) })));
  const lines = [...Map.groupBy(portions, ({ dish }) => `${dish.kind} ${dish.id}`).values()].flatMap(([first, ...rest]) => (first ? [lineOf([first, ...rest])] : []));
  return [...lines.filter(({ kind }) => kind === 'meat'), ...lines.filter(({ kind }) => kind === 'side')];
}

export interface Money {
  /** Agreed price before taxes; null while any party has no price. */
  soldCents: number | null;
  /** Total cost of the dishes whose cost is known. */
  costCents: number;
  /** Price minus the known costs; null without a price or without any known cost. */
  marginCents: number | null;
  /** Dishes whose cost is unknown. */
  unknown: ShoppingLine[];
}

/** Returns the revenue, known costs and margin of several parties. @param lines shopping list of these parties */
export function moneyOf(parties: readonly Pick<Prepared, 'soldCents'>[], lines: readonly ShoppingLine[]): Money {
  const sold = parties.map(({ soldCents }) => soldCents).filter((cents) => cents !== null);
  const soldCents = parties.length > 0 && sold.length === parties.length ? sold.reduce((sum, cents) => sum + cents, 0) : null;
  const known = lines.map(({ costCents }) => costCents).filter((cents) => cents !== null);
  const costCents = known.reduce((sum, cents) => sum + cents, 0);
  return {
    soldCents,
    costCents,
    marginCents: soldCents === null || known.length === 0 ? null : soldCents - costCents,
    unknown: lines.filter((line) => line.costCents === null),
  };
}

export interface Departure {
  /** Local day and time of the departure. */
  day: string;
  time: string;
  driveMinutes: number;
  oneWayMetres: number;
}

/**
 * Returns the departure time that leaves enough time to drive and set up before the event.
 * @returns null when the time or the distance is not known
 */
export function departureOf({ date, time, travelMetres }: Pick<Prepared, 'date' | 'time' | 'travelMetres'>, { roadKmh, setUpMinutes }: Pick<BookingRules, 'roadKmh' | 'setUpMinutes'>): Departure | null {
  const clock = /^(\d{2}):(\d{2})$/.exec(time);
  if (!clock || travelMetres === null) return null;
  const oneWayMetres = Math.round(travelMetres / 2);
  const driveMinutes = Math.ceil((oneWayMetres * 60) / (roadKmh * 1000));
  const minutes = Number(clock[1]) * 60 + Number(clock[2]) - setUpMinutes - driveMinutes;
  const leave = Math.floor(minutes / DEPARTURE_STEP_MINUTES) * DEPARTURE_STEP_MINUTES;
  const days = Math.floor(leave / 1440);
  const ofDay = leave - days * 1440;
  const two = (figure: number) => String(figure).padStart(2, '0');
  return { day: addDays(date, days), time: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`, driveMinutes, oneWayMetres };
}
