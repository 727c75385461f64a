import { number, object, string, type InferType } from 'yup';
import { quoteSchema, type Quote } from './bookingSchema';
import { line as textLine, list } from './fields';
import { bookingPageEstimate, toCents } from './pricing';
import type { BookingRates, SummaryRates } from './settings';
import { summaryEstimate, taxesOn } from './summaryPricing';

/*
 * Changes of a promised quote: the owner adjusts its lines when confirming, and the number of guests changes.
 * Both start from the promised quote, never from current prices. All amounts are in whole cents; a quote itself is in dollars.
 */

const TAXES: readonly string[] = ['gst', 'qst'];
const MAX_CENTS = 100_000_00;
/** Prefix of the id of a line that the owner added. */
export const ADDED_LINE_PREFIX = 'added-';

/** Amount in whole cents before taxes. */
const cents = () => number().typeError('number').integer('number').min(0, 'tooFew:${min}').max(MAX_CENTS, 'tooMany:${max}');

export const adjustedLine = object({
  /** Id of a line of the quote, or a new id that begins with `added-`. */
  id: textLine(64).required('required'),
  name: textLine(200).required('required'),
  cents: cents().required('required'),
  /** Price for one guest of an added line whose amount follows the number of guests. */
  perPersonCents: cents().optional(),
}).noUnknown();

export type AdjustedLine = InferType<typeof adjustedLine>;

/** Quote line in whole cents. A line that was added after the request has the local day of its price. */
export type QuoteLine = AdjustedLine & Pick<Quote['lines'][number], 'pricedOn'>;

/** Quote lines as adjusted by the owner, and the reason. Forms pass the previous quote in `context: { quote }`: a changed total requires a reason. */
export const adjustmentSchema = object({
  lines: list(adjustedLine.required(), 100).min(1, 'tooFew:${min}').required('required'),
  reason: textLine(300)
    .default('')
    .test('said', 'reasonRequired', (reason, { options, parent }) => {
      const quote: unknown = options.context?.['quote'];
      const { lines }: { lines: AdjustedLine[] } = parent as { lines: AdjustedLine[] };
      return quote === undefined || hasReason({ lines, reason }, quote as Quote);
    }),
}).noUnknown();

export type Adjustment = InferType<typeof adjustmentSchema>;

/** Permanent record of one change of a quote: the quote before, the quote after, and the reason. */
export const quoteRevisionSchema = object({
  /** Instant of the change. */
  at: string().defined(),
  by: string().oneOf(['owner', 'customer']).defined(),
  reason: string().defined(),
  /** Number of guests before and after the change. */
  guests: object({ before: number().defined(), after: number().defined() }),
  before: quoteSchema,
  after: quoteSchema,
});

export type QuoteRevision = InferType<typeof quoteRevisionSchema>;

/** Returns the quote lines that taxes are computed on. */
export const linesBeforeTaxes = ({ lines }: Quote): QuoteLine[] =>
  lines
    .filter(({ id }) => !TAXES.includes(id))
    .map(({ id, name, amount, pricedOn, perPerson }) => ({ id, name, cents: toCents(amount), ...(pricedOn === undefined ? {} : { pricedOn }), ...(perPerson === undefined ? {} : { perPersonCents: toCents(perPerson) }) }));

/**
 * Returns a quote of the given lines. The total is their sum, plus both taxes if the previous quote had taxes. A line of the previous quote keeps the
 * day of its price.
 */
export function quoteOf(lines: readonly QuoteLine[], before: Quote): Quote {
  const sum = lines.reduce((total, line) => total + line.cents, 0);
  const taxed = before.lines.some(({ id }) => TAXES.includes(id));
  const { gstCents, qstCents } = taxesOn(sum, taxed);
  const nameOf = (tax: string) => before.lines.find(({ id }) => id === tax)?.name ?? tax;
  const taxes: QuoteLine[] = taxed ? [{ id: 'gst', name: nameOf('gst'), cents: gstCents }, { id: 'qst', name: nameOf('qst'), cents: qstCents }] : [];
  const dayOf = ({ id, pricedOn }: QuoteLine) => pricedOn ?? before.lines.find((line) => line.id === id)?.pricedOn;
  const travel = lines.find(({ id }) => id === 'travel');
  return {
    // The builder's formula calls a price of zero zero, the booking page's "to be determined".
    totalCost: sum > 0 || before.totalCost === 0 ? (sum + gstCents + qstCents) / 100 : null,
    // An added travel line resolves the unclear location.
    ...(before.placeUnclear && !travel ? { placeUnclear: true } : {}),
    travelDistance: before.travelDistance,
    travelFee: travel ? travel.cents / 100 : before.travelFee === null ? null : 0,
    lines: [...lines, ...taxes].map((line) => {
      const pricedOn = dayOf(line);
      return { id: line.id, name: line.name, amount: line.cents / 100, ...(pricedOn === undefined ? {} : { pricedOn }), ...(line.perPersonCents === undefined ? {} : { perPerson: line.perPersonCents / 100 }) };
    }),
  };
}

/** Whether an adjustment gives a reason; always true when the total does not change. */
export const hasReason = ({ lines, reason }: { lines: readonly AdjustedLine[]; reason: string }, before: Quote): boolean => reason !== '' || quoteOf(lines, before).totalCost === before.totalCost;

/** Whether all lines are either lines of the quote, each at most once, or added ones. Only added ones can have a price for one guest. */
export function isOfQuote({ lines }: { lines: readonly AdjustedLine[] }, before: Quote): boolean {
  const known = new Set(linesBeforeTaxes(before).map(({ id }) => id));
  return new Set(lines.map(({ id }) => id)).size === lines.length && lines.every(({ id, perPersonCents }) => id.startsWith(ADDED_LINE_PREFIX) || (known.has(id) && perPersonCents === undefined));
}

const serializeLines = (lines: readonly AdjustedLine[]) => JSON.stringify(lines.map(({ id, name, cents: amount, perPersonCents }) => [id, name, amount, perPersonCents]));

/** Whether an adjustment changes the quote. */
export const isChange = ({ lines }: { lines: readonly AdjustedLine[] }, before: Quote): boolean => serializeLines(lines) !== serializeLines(linesBeforeTaxes(before));

/** Priced line as stored with the request at submission, or when an edit added it. */
export interface FrozenItem {
  id: string;
  kind: string;
  sellPerKg?: number | null;
  avgKgPerPerson?: number | null;
  priceModifier?: number;
  sellPerServing?: number | null;
  avgServingsPerPerson?: number | null;
  /** Price of pizza or of a topping. */
  perPerson?: number;
  /** Local day of the edit that added the item. Its line is rounded by itself, so that it does not depend on the items that other days have added. */
  pricedOn?: string;
  /** Factor on the menu of that day. Items of the request have the factor of the quote's rates. */
  factor?: number;
}

/** Kinds whose price depends on the number of guests. */
export const EATEN: readonly string[] = ['meat', 'side', 'variation', 'pizza', 'topping'];

/** Rates that a quote was calculated with. */
export type QuoteRates = { bookingRates: BookingRates } | { summaryRates: SummaryRates };

/** Returns the prices of dishes that are rounded together, for a number of guests, in cents by line. */
function roundedTogether(items: readonly FrozenItem[], rates: QuoteRates, guests: number): [string, number][] {
  const meats = items.filter(({ kind }) => kind === 'meat').map(({ id, sellPerKg = null, avgKgPerPerson = null }) => ({ id, sellPerKg, avgKgPerPerson }));
  const others = items.filter(({ kind }) => kind === 'side' || kind === 'variation');
  const { lines } =
    'summaryRates' in rates
      ? summaryEstimate({ kind: 'event', adults: guests, children: 0, meats, sides: others.map(({ id, sellPerServing = null, avgServingsPerPerson = null }) => ({ id, sellPerServing, avgServingsPerPerson })), tools: [], contentFocus: [], travelMetres: null }, rates.summaryRates, false)
      : bookingPageEstimate({ adults: guests, children: 0, meats, sides: others.map(frozenSide), travelMetres: null }, rates.bookingRates);
  const perPerson = items.flatMap(({ id, perPerson: price }): [string, number][] => (price === undefined ? [] : [[id, toCents(price) * guests]]));
  return [...lines.filter(({ kind }) => EATEN.includes(kind)).map(({ id, cents: amount }): [string, number] => [id, amount]), ...perPerson];
}

const ratesOf = ({ factor }: FrozenItem, rates: QuoteRates): QuoteRates => ('bookingRates' in rates && factor !== undefined ? { bookingRates: { ...rates.bookingRates, factor } } : rates);

/** Returns the price of the dishes for a number of guests in cents by line, computed with the formula and the rates of the quote. */
export function eatenCents(items: readonly FrozenItem[], rates: QuoteRates, guests: number): Map<string, number> {
  const [requested, added] = [items.filter(({ pricedOn }) => pricedOn === undefined), items.filter(({ pricedOn }) => pricedOn !== undefined)];
  return new Map([...roundedTogether(requested, rates, guests), ...added.flatMap((item) => roundedTogether([item], ratesOf(item, rates), guests))]);
}

/** Returns a side, or one of its variations, with the prices stored with the request. */
function frozenSide({ id, kind, sellPerKg = null, avgKgPerPerson = null, priceModifier = 0 }: FrozenItem) {
  if (kind === 'side') return { side: { id, sellPerKg, avgKgPerPerson, variations: [] }, variations: [] };
  const dash = id.lastIndexOf('-');
  const index = Number(id.slice(dash + 1));
  const variations = Array.from({ length: index + 1 }, (_, place) => (place === index ? { priceModifier } : undefined));
  return { side: { id: id.slice(0, dash), sellPerKg, avgKgPerPerson, variations }, variations: [index] };
}

/**
 * Returns the quote of a request for another number of guests, with the unit prices stored with the request. Lines that do not depend on the
 * number of guests stay unchanged. Lines that the owner adjusted are scaled in proportion: a discount of a tenth stays a tenth,
 * and no line falls when guests are added.
 */
export function requote(quote: Quote, items: readonly FrozenItem[], rates: QuoteRates, guests: { before: number; after: number }): Quote {
  const currentLines = linesBeforeTaxes(quote);
  const eaten = items.filter(({ id, kind }) => EATEN.includes(kind) && currentLines.some((line) => line.id === id));
  const countedFor = (count: number): Map<string, number> =>
    new Map([...eatenCents(eaten, rates, count), ...currentLines.flatMap(({ id, perPersonCents }): [string, number][] => (perPersonCents === undefined ? [] : [[id, perPersonCents * count]]))]);
  const [before, after] = [countedFor(guests.before), countedFor(guests.after)];
  const adjusted = currentLines.some((line) => before.has(line.id) && before.get(line.id) !== line.cents);
  const counted = ({ id, cents: amount }: AdjustedLine): number => {
    const [was, is] = [before.get(id), after.get(id)];
    if (was === undefined || is === undefined || !adjusted) return is ?? amount;
    const scaled = was === amount ? is : was === 0 ? amount : Math.round((amount * is) / was);
    return guests.after >= guests.before ? Math.max(amount, scaled) : scaled;
  };
  return quoteOf(currentLines.map((line) => ({ ...line, cents: counted(line) })), quote);
}
