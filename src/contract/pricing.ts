import type { Topping } from './choiceLists';
import type { EventType } from './eventType';
import { toTenThousandths, roundToCents } from './fixedPoint';
import type { Meat } from './meat';
import { variationId, type ChosenSide } from './selections';
import type { BookingRates } from './settings';
import type { Side } from './side';

/** Price rules below, as the first part of a formula version. Change it whenever they change the price of a party. */
export const BOOKING_FORMULA = 'booking-page-1';

/** Fields of a meat that the price rule needs. */
export type PricedMeat = Pick<Meat, 'id' | 'sellPerKg' | 'avgKgPerPerson'>;

/** Fields of a chosen side that the price rule needs. */
export interface PricedSide extends Pick<ChosenSide, 'variations'> {
  side: PricedMeat & { variations: readonly (Pick<Side['variations'][number], 'priceModifier'> | undefined)[] };
}

/** Choices of a pizza type. */
export interface PizzaChoice {
  eventType: EventType;
  toppings: readonly Topping[];
}

export interface EstimateInput {
  adults: number;
  children: number;
  meats: readonly PricedMeat[];
  sides: readonly PricedSide[];
  /** Absent or null for a type without pizza. */
  pizza?: PizzaChoice | null;
  /** Round trip in whole metres; null while unknown. */
  travelMetres: number | null;
}

export interface EstimateLine {
  /** Id of a meat or a side, `sideId-index` of a variation, `pizza`, `topping-` and a topping, `setup` or `travel`. */
  id: string;
  kind: 'meat' | 'side' | 'variation' | 'pizza' | 'topping' | 'setup' | 'travel';
  cents: number;
  /** Whether a factor of this line is missing in the catalogue, so that the line counts less than it should. */
  partial: boolean;
}

export interface Estimate {
  /** Lines that add up exactly to the total. Each line of the menu includes the factor. */
  lines: EstimateLine[];
  /** Total in whole cents, before taxes; null means "to be determined". */
  totalCents: number | null;
  travelCents: number | null;
  partial: boolean;
  /** Whether sides are chosen but no chosen side has usable pricing. */
  noValidPricing: boolean;
  /** Whether the pizza of a pizza type has no price yet. */
  pizzaUnpriced: boolean;
}

/** Converts dollars to whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/**
 * Returns the travel fee in cents: flat up to the included distance (25 km by default), then a rate for each further km, rounded half-up to the cent.
 * @param metres round trip in whole metres
 */
export const travelFeeCents = (metres: number, { travelBase, travelIncludedKm, travelPerKm }: BookingRates): number =>
  toCents(travelBase) + Math.round((Math.max(0, metres - travelIncludedKm * 1000) * toCents(travelPerKm)) / 1000);

export const roundTrip = (oneWayMetres: number): number => Math.round(oneWayMetres * 2);

/** Units per cent: product of two figures in ten-thousandths, times the factor in tenths. */
const UNITS_PER_CENT = 10_000_000;

interface Part extends Omit<EstimateLine, 'cents'> {
  units: number;
}

type Priced = Pick<Meat, 'sellPerKg' | 'avgKgPerPerson'>;

const isPriced = (item: Priced): boolean => (item.sellPerKg ?? 0) > 0 && (item.avgKgPerPerson ?? 0) > 0;

/** Returns the factor on the menu in tenths. */
const tenths = ({ factor }: BookingRates) => Math.round(factor * 10);

const portionUnits = (item: Priced, guests: number, rates: BookingRates) =>
  toTenThousandths(item.sellPerKg) * toTenThousandths(item.avgKgPerPerson) * guests * tenths(rates);

/** Returns the lowest amount that a meat adds for one guest in the booking page's estimate, in cents before taxes; null when no meat has a price. */
export function fromPriceCents(meats: readonly PricedMeat[], rates: BookingRates): number | null {
  const cents = meats.filter(isPriced).map((meat) => roundToCents([{ units: portionUnits(meat, 1, rates) }], UNITS_PER_CENT)[0]?.cents ?? 0);
  return cents.length === 0 ? null : Math.min(...cents);
}

function sideParts({ side, variations }: PricedSide, guests: number, rates: BookingRates): Part[] {
  const partial = !isPriced(side);
  const units = portionUnits(side, guests, rates);
  if (variations.length === 0) return [{ id: side.id, kind: 'side', units, partial }];
  return variations.map((index) => ({
    id: variationId(side.id, index),
    kind: 'variation',
    // A variation may cost less than its side, but never less than zero.
    units: Math.max(0, units + toTenThousandths(side.variations[index]?.priceModifier ?? 0) * 10_000 * guests * tenths(rates)),
    partial,
  }));
}

/** Id of the quote line of a topping. */
export const toppingLineId = (topping: Topping): string => `topping-${topping}`;

/** Pizza or topping with its price per person in dollars. */
export interface PizzaItem {
  id: string;
  kind: 'pizza' | 'topping';
  perPerson: number;
}

/** Returns the priced items of a pizza type. As for a meat, a price of zero counts as missing. */
export function pizzaItems(pizza: PizzaChoice | null | undefined, { pizzaPerPerson, toppingPerPerson }: BookingRates): PizzaItem[] {
  if (!pizza) return [];
  const items: PizzaItem[] = [
    { id: 'pizza', kind: 'pizza', perPerson: pizzaPerPerson[pizza.eventType] ?? 0 },
    ...pizza.toppings.map((topping): PizzaItem => ({ id: toppingLineId(topping), kind: 'topping', perPerson: toppingPerPerson[topping] ?? 0 })),
  ];
  return items.filter(({ perPerson }) => perPerson > 0);
}

/**
 * Returns the booking page's estimate (SPEC section 9): (meats + sides) × factor, plus pizza and its toppings per person,
 * plus the set-up when anything is chosen, plus travel. Every guest counts the same. A side with a chosen variation is priced through its
 * variations only.
 */
export function bookingPageEstimate({ adults, children, meats, sides, pizza, travelMetres }: EstimateInput, rates: BookingRates): Estimate {
  const guests = adults + children;
  const parts = [
    ...meats.map((meat): Part => ({ id: meat.id, kind: 'meat', units: portionUnits(meat, guests, rates), partial: !isPriced(meat) })),
    ...sides.flatMap((side) => sideParts(side, guests, rates)),
  ];
  const perPerson = pizzaItems(pizza, rates);
  const items: EstimateLine[] = [
    ...roundToCents(parts, UNITS_PER_CENT),
    ...perPerson.map((item): EstimateLine => ({ id: item.id, kind: item.kind, cents: toCents(item.perPerson) * guests, partial: false })),
  ];
  const travelCents = travelMetres === null ? null : travelFeeCents(travelMetres, rates);
  const lines = [...items];
  if (items.length > 0 || travelCents !== null) lines.push({ id: 'setup', kind: 'setup', cents: toCents(rates.setUp), partial: false });
  if (travelCents !== null) lines.push({ id: 'travel', kind: 'travel', cents: travelCents, partial: false });
  const total = lines.reduce((sum, line) => sum + line.cents, 0);
  return {
    lines,
    totalCents: total > 0 ? total : null,
    travelCents,
    partial: items.some((line) => line.partial),
    noValidPricing: sides.length > 0 && !sides.some(({ side }) => isPriced(side)),
    pizzaUnpriced: Boolean(pizza) && !perPerson.some(({ kind }) => kind === 'pizza'),
  };
}
