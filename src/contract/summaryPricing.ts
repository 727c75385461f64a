import { GST_MILLIPERCENT, TAX_MILLIPERCENT } from './business';
import { toTenThousandths, roundToCents } from './fixedPoint';
import type { Meat } from './meat';
import { toCents } from './pricing';
import type { SummaryRates } from './settings';
import type { Side } from './side';

/** Price rules below, as the first part of a formula version. Change it whenever they change the price of a party. */
export const SUMMARY_FORMULA = 'summary-1';

export type BookingKind = 'event' | 'training';

export interface SummaryInput {
  kind: BookingKind;
  adults: number;
  children: number;
  meats: readonly Pick<Meat, 'id' | 'sellPerKg' | 'avgKgPerPerson'>[];
  /** Chosen sides, priced for an event only. */
  sides: readonly Pick<Side, 'id' | 'sellPerServing' | 'avgServingsPerPerson'>[];
  /** Ids of tools. Tools and content focuses are priced for a training only. */
  tools: readonly string[];
  contentFocus: readonly string[];
  /** Round trip in whole metres; null while unknown, or when no travel is needed. */
  travelMetres: number | null;
}

export interface SummaryLine {
  id: string;
  kind: 'base' | 'meat' | 'side' | 'tool' | 'contentFocus' | 'travel' | 'gst' | 'qst';
  cents: number;
  /** Whether a factor of this line is missing in the catalogue, so that the line counts less than it should. */
  partial: boolean;
}

/** Costs in whole cents. Utensils are free, because the specification mentions them without a price rule. */
export interface Breakdown {
  adultsMeatCost: number;
  childrenMeatCost: number;
  meatsCost: number;
  sidesCost: number;
  utensilsCost: number;
}

export interface SummaryEstimate {
  /** Lines that add up exactly to the total, taxes included. */
  lines: SummaryLine[];
  travelCents: number | null;
  /** Subtotal before taxes, travel included. */
  subtotalCents: number;
  gstCents: number;
  qstCents: number;
  totalCents: number;
  partial: boolean;
  breakdown: Breakdown;
}

/** Returns the displayed price per child in dollars: the custom price, or the default when empty. The price is not part of any total. */
export const pricePerChild = (custom: number | null | undefined, { perChild }: Pick<SummaryRates, 'perChild'>): number => custom ?? perChild;

/** Returns the summary's travel fee in cents: a flat amount plus a rate from the first km. @param metres round trip in whole metres */
export const summaryTravelCents = (metres: number, { travelBase, travelPerKm }: SummaryRates): number => toCents(travelBase) + Math.round((metres * toCents(travelPerKm)) / 1000);

const percentOf = (cents: number, millipercent: number): number => Math.floor((cents * millipercent + 50_000) / 100_000);

/** Computes both taxes together and rounds once; QST is the remainder after GST. A small supplier collects neither. */
export function taxesOn(cents: number, registered: boolean): { gstCents: number; qstCents: number } {
  if (!registered) return { gstCents: 0, qstCents: 0 };
  const gstCents = percentOf(cents, GST_MILLIPERCENT);
  return { gstCents, qstCents: percentOf(cents, TAX_MILLIPERCENT) - gstCents };
}

/** Units per cent: product of two figures in ten-thousandths. */
const UNITS_PER_CENT = 1_000_000;

/** Returns the price in dollars per unit × units per person × people, in units. */
const portion = (price: number | null, each: number | null, people: number) => ({ units: toTenThousandths(price) * toTenThousandths(each) * people, partial: !((price ?? 0) > 0 && (each ?? 0) > 0) });

const sumOf = (lines: readonly { cents: number }[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Splits the meat cost between adults and children without losing a cent. */
function breakdownOf(lines: readonly SummaryLine[], adults: number, people: number): Breakdown {
  const costOf = (kind: SummaryLine['kind']) => sumOf(lines.filter((line) => line.kind === kind));
  const meatsCost = costOf('meat');
  const adultsMeatCost = people === 0 ? 0 : Math.round((meatsCost * adults) / people);
  return { adultsMeatCost, childrenMeatCost: meatsCost - adultsMeatCost, meatsCost, sidesCost: costOf('side'), utensilsCost: 0 };
}

/**
 * Returns the floating summary's estimate (SPEC section 9), for the builder and the booking wizard: a base fee, meats by the kilogram,
 * sides by the serving for an event, tools and content focuses for a training, an event's travel, and both taxes on the sum.
 * Children eat as much as adults. Variations have no effect, because this rule prices sides by the serving only.
 * @param taxed whether the business collects GST and QST
 */
export function summaryEstimate({ kind, adults, children, meats, sides, tools, contentFocus, travelMetres }: SummaryInput, rates: SummaryRates, taxed: boolean): SummaryEstimate {
  const people = adults + children;
  const isEvent = kind === 'event';
  const eaten = [
    ...meats.map((meat) => ({ id: meat.id, kind: 'meat' as const, ...portion(meat.sellPerKg, meat.avgKgPerPerson, people) })),
    ...(isEvent ? sides.map((side) => ({ id: side.id, kind: 'side' as const, ...portion(side.sellPerServing, side.avgServingsPerPerson, people) })) : []),
  ];
  const fixed = (id: string, lineKind: SummaryLine['kind'], cents: number): SummaryLine => ({ id, kind: lineKind, cents, partial: false });
  const items: SummaryLine[] = [
    fixed('base', 'base', toCents(isEvent ? rates.eventBase : rates.trainingBase)),
    ...roundToCents(eaten, UNITS_PER_CENT),
    ...(isEvent ? [] : tools.map((id) => fixed(id, 'tool', toCents(rates.tool)))),
    ...(isEvent ? [] : contentFocus.map((id) => fixed(id, 'contentFocus', toCents(rates.contentFocus)))),
  ];
  const travelCents = isEvent && travelMetres !== null ? summaryTravelCents(travelMetres, rates) : null;
  const beforeTaxes = travelCents === null ? items : [...items, fixed('travel', 'travel', travelCents)];
  const subtotalCents = sumOf(beforeTaxes);
  const { gstCents, qstCents } = taxesOn(subtotalCents, taxed);
  const taxes = gstCents + qstCents > 0 ? [fixed('gst', 'gst', gstCents), fixed('qst', 'qst', qstCents)] : [];
  return {
    lines: [...beforeTaxes, ...taxes],
    travelCents,
    subtotalCents,
    gstCents,
    qstCents,
    totalCents: subtotalCents + gstCents + qstCents,
    partial: items.some((line) => line.partial),
    breakdown: breakdownOf(items, adults, people),
  };
}
