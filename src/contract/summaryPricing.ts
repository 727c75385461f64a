import {
  BUSINESS,
  DEFAULT_PRICE_PER_CHILD,
  GST_MILLIPERCENT,
  SUMMARY_BASE_CENTS,
  SUMMARY_CONTENT_FOCUS_CENTS,
  SUMMARY_TOOL_CENTS,
  SUMMARY_TRAVEL_CENTS_PER_KM,
  SUMMARY_TRAVEL_FLAT_CENTS,
  TAX_MILLIPERCENT,
} from './business';
import { ten4, toCents } from './exactCents';
import type { Meat } from './meat';
import type { Side } from './side';

/** Changes whenever the rules below change what a party costs; stored with every quote. */
export const SUMMARY_FORMULA_VERSION = 'summary-1';

export type BookingKind = 'event' | 'training';

export interface SummaryInput {
  kind: BookingKind;
  adults: number;
  children: number;
  meats: readonly Pick<Meat, 'id' | 'sellPerKg' | 'avgKgPerPerson'>[];
  /** Counted for an event only. */
  sides: readonly Pick<Side, 'id' | 'sellPerServing' | 'avgServingsPerPerson'>[];
  /** Ids; counted for a training only, as the content focuses are. */
  tools: readonly string[];
  contentFocus: readonly string[];
  /** Round trip in whole metres; null while it is unknown, or when nobody drives. */
  travelMetres: number | null;
}

export interface SummaryLine {
  id: string;
  kind: 'base' | 'meat' | 'side' | 'tool' | 'contentFocus' | 'travel' | 'gst' | 'qst';
  cents: number;
  /** A factor of this line is missing in the catalogue, so the line counts less than it should. */
  partial: boolean;
}

/** In whole cents. Nothing charges for utensils: the specification names them and gives no rule. */
export interface Breakdown {
  adultsMeatCost: number;
  childrenMeatCost: number;
  meatsCost: number;
  sidesCost: number;
  utensilsCost: number;
}

export interface SummaryEstimate {
  /** They add up to the total exactly, taxes included. */
  lines: SummaryLine[];
  travelCents: number | null;
  /** Before taxes, travel included. */
  subtotalCents: number;
  gstCents: number;
  qstCents: number;
  totalCents: number;
  partial: boolean;
  breakdown: Breakdown;
}

/** What a child is said to cost, in dollars: an empty price of one's own means the usual one. It enters no total. */
export const pricePerChild = (custom: number | null | undefined): number => custom ?? DEFAULT_PRICE_PER_CHILD;

/** The summary's own travel fee in cents: flat, and a rate from the first km. @param metres round trip in whole metres */
export const summaryTravelCents = (metres: number): number => SUMMARY_TRAVEL_FLAT_CENTS + Math.round((metres * SUMMARY_TRAVEL_CENTS_PER_KM) / 1000);

const percentOf = (cents: number, millipercent: number): number => Math.floor((cents * millipercent + 50_000) / 100_000);

/** Both taxes are counted as one and rounded once; QST is what remains beside GST. A small supplier collects neither. */
export function taxesOn(cents: number, registered: boolean = BUSINESS.taxRegistered): { gstCents: number; qstCents: number } {
  if (!registered) return { gstCents: 0, qstCents: 0 };
  const gstCents = percentOf(cents, GST_MILLIPERCENT);
  return { gstCents, qstCents: percentOf(cents, TAX_MILLIPERCENT) - gstCents };
}

/** A product of two figures in ten-thousandths. */
const UNITS_PER_CENT = 1_000_000;

/** Dollars of a unit, times units each, times people. */
const portion = (price: number | null, each: number | null, people: number) => ({ units: ten4(price) * ten4(each) * people, partial: !((price ?? 0) > 0 && (each ?? 0) > 0) });

const sumOf = (lines: readonly { cents: number }[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

/** The meat's cost by head, without losing a cent. */
function breakdownOf(lines: readonly SummaryLine[], adults: number, people: number): Breakdown {
  const costOf = (kind: SummaryLine['kind']) => sumOf(lines.filter((line) => line.kind === kind));
  const meatsCost = costOf('meat');
  const adultsMeatCost = people === 0 ? 0 : Math.round((meatsCost * adults) / people);
  return { adultsMeatCost, childrenMeatCost: meatsCost - adultsMeatCost, meatsCost, sidesCost: costOf('side'), utensilsCost: 0 };
}

/**
 * The floating summary's estimate (SPEC section 9), for the builder and the booking wizard: a base fee, meats by the kilogram,
 * sides by the serving for an event, tools and content focuses for a training, an event's travel, and both taxes on all of it.
 * Children eat as adults do. A side's variations change nothing here: the rule knows servings of a side only.
 */
export function summaryEstimate({ kind, adults, children, meats, sides, tools, contentFocus, travelMetres }: SummaryInput): SummaryEstimate {
  const people = adults + children;
  const isEvent = kind === 'event';
  const eaten = [
    ...meats.map((meat) => ({ id: meat.id, kind: 'meat' as const, ...portion(meat.sellPerKg, meat.avgKgPerPerson, people) })),
    ...(isEvent ? sides.map((side) => ({ id: side.id, kind: 'side' as const, ...portion(side.sellPerServing, side.avgServingsPerPerson, people) })) : []),
  ];
  const fixed = (id: string, lineKind: SummaryLine['kind'], cents: number): SummaryLine => ({ id, kind: lineKind, cents, partial: false });
  const items: SummaryLine[] = [
    fixed('base', 'base', SUMMARY_BASE_CENTS[kind]),
    ...toCents(eaten, UNITS_PER_CENT),
    ...(isEvent ? [] : tools.map((id) => fixed(id, 'tool', SUMMARY_TOOL_CENTS))),
    ...(isEvent ? [] : contentFocus.map((id) => fixed(id, 'contentFocus', SUMMARY_CONTENT_FOCUS_CENTS))),
  ];
  const travelCents = isEvent && travelMetres !== null ? summaryTravelCents(travelMetres) : null;
  const beforeTaxes = travelCents === null ? items : [...items, fixed('travel', 'travel', travelCents)];
  const subtotalCents = sumOf(beforeTaxes);
  const { gstCents, qstCents } = taxesOn(subtotalCents);
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
