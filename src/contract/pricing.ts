import {
  ESTIMATE_FACTOR_TENTHS,
  ESTIMATE_FLAT_CENTS,
  TRAVEL_CENTS_PER_KM,
  TRAVEL_FLAT_CENTS,
  TRAVEL_FLAT_METRES,
} from './business';
import { toTenThousandths, roundToCents } from './fixedPoint';
import type { Meat } from './meat';
import { variationId, type ChosenSide } from './selections';
import type { Side } from './side';

/** Version of the price formula, stored with every quote. Change it whenever the rules below change the price of a party. */
export const FORMULA_VERSION = 'booking-page-1';

/** Fields of a meat that the price rule needs. */
export type PricedMeat = Pick<Meat, 'id' | 'sellPerKg' | 'avgKgPerPerson'>;

/** Fields of a chosen side that the price rule needs. */
export interface PricedSide extends Pick<ChosenSide, 'variations'> {
  side: PricedMeat & { variations: readonly (Pick<Side['variations'][number], 'priceModifier'> | undefined)[] };
}

export interface EstimateInput {
  adults: number;
  children: number;
  meats: readonly PricedMeat[];
  sides: readonly PricedSide[];
  /** Round trip in whole metres; null while unknown. */
  travelMetres: number | null;
}

export interface EstimateLine {
  /** Id of a meat or a side, `sideId-index` of a variation, `setup` or `travel`. */
  id: string;
  kind: 'meat' | 'side' | 'variation' | 'setup' | 'travel';
  cents: number;
  /** Whether a factor of this line is missing in the catalogue, so that the line counts less than it should. */
  partial: boolean;
}

export interface Estimate {
  /** Lines that add up exactly to the total. Each line includes the factor 1.3. */
  lines: EstimateLine[];
  /** Total in whole cents, before taxes; null means "to be determined". */
  totalCents: number | null;
  travelCents: number | null;
  partial: boolean;
  /** Whether sides are chosen but no chosen side has usable pricing. */
  noValidPricing: boolean;
}

/**
 * Returns the travel fee in cents: flat up to 25 km, then a rate for each further km, rounded half-up to the cent.
 * @param metres round trip in whole metres
 */
export const travelFeeCents = (metres: number): number =>
  TRAVEL_FLAT_CENTS + Math.round((Math.max(0, metres - TRAVEL_FLAT_METRES) * TRAVEL_CENTS_PER_KM) / 1000);

export const roundTrip = (oneWayMetres: number): number => Math.round(oneWayMetres * 2);

/** Units per cent: product of two figures in ten-thousandths, times the factor in tenths. */
const UNITS_PER_CENT = 10_000_000;

interface Part extends Omit<EstimateLine, 'cents'> {
  units: number;
}

type Priced = Pick<Meat, 'sellPerKg' | 'avgKgPerPerson'>;

const isPriced = (item: Priced): boolean => (item.sellPerKg ?? 0) > 0 && (item.avgKgPerPerson ?? 0) > 0;

const portionUnits = (item: Priced, guests: number) =>
  toTenThousandths(item.sellPerKg) * toTenThousandths(item.avgKgPerPerson) * guests * ESTIMATE_FACTOR_TENTHS;

/** Returns the lowest amount that a meat adds for one guest in the booking page's estimate, in cents before taxes; null when no meat has a price. */
export function fromPriceCents(meats: readonly PricedMeat[]): number | null {
  const cents = meats.filter(isPriced).map((meat) => roundToCents([{ units: portionUnits(meat, 1) }], UNITS_PER_CENT)[0]?.cents ?? 0);
  return cents.length === 0 ? null : Math.min(...cents);
}

function sideParts({ side, variations }: PricedSide, guests: number): Part[] {
  const partial = !isPriced(side);
  const units = portionUnits(side, guests);
  if (variations.length === 0) return [{ id: side.id, kind: 'side', units, partial }];
  return variations.map((index) => ({
    id: variationId(side.id, index),
    kind: 'variation',
    // A variation may cost less than its side, but never less than zero.
    units: Math.max(0, units + toTenThousandths(side.variations[index]?.priceModifier ?? 0) * 10_000 * guests * ESTIMATE_FACTOR_TENTHS),
    partial,
  }));
}

/**
 * Returns the booking page's estimate (SPEC section 9): (meats + sides) × 1.3, plus 25 when anything is chosen, plus travel.
 * Every guest counts the same. A side with a chosen variation is priced through its variations only.
 */
export function bookingPageEstimate({ adults, children, meats, sides, travelMetres }: EstimateInput): Estimate {
  const guests = adults + children;
  const parts = [
    ...meats.map((meat): Part => ({ id: meat.id, kind: 'meat', units: portionUnits(meat, guests), partial: !isPriced(meat) })),
    ...sides.flatMap((side) => sideParts(side, guests)),
  ];
  const items: EstimateLine[] = roundToCents(parts, UNITS_PER_CENT);
  const travelCents = travelMetres === null ? null : travelFeeCents(travelMetres);
  const lines = [...items];
  if (items.length > 0 || travelCents !== null) lines.push({ id: 'setup', kind: 'setup', cents: ESTIMATE_FLAT_CENTS, partial: false });
  if (travelCents !== null) lines.push({ id: 'travel', kind: 'travel', cents: travelCents, partial: false });
  const total = lines.reduce((sum, line) => sum + line.cents, 0);
  return {
    lines,
    totalCents: total > 0 ? total : null,
    travelCents,
    partial: items.some((line) => line.partial),
    noValidPricing: sides.length > 0 && !sides.some(({ side }) => isPriced(side)),
  };
}
