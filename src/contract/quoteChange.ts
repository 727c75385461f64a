import { number, object, string, type InferType } from 'yup';
import { quoteSchema, type Quote } from './bookingSchema';
import { line as textLine, list } from './fields';
import { bookingPageEstimate, FORMULA_VERSION } from './pricing';
import { SUMMARY_FORMULA_VERSION, summaryEstimate, taxesOn } from './summaryPricing';

/*
 * How a quote that was promised may change: the owner adjusts its lines when confirming, and the number of guests changes.
 * Both start from what was promised and never from today's prices. Everything in whole cents; a quote itself is in dollars.
 */

const TAXES: readonly string[] = ['gst', 'qst'];
const MOST_CENTS = 100_000_00;
/** What the id of a line begins with that the owner added. */
export const ADDED = 'added-';

export const cents = (dollars: number): number => Math.round(dollars * 100);

const adjustedLine = object({
  /** Of a line of the quote, or a new one that begins with `added-`. */
  id: textLine(64).required('required'),
  name: textLine(200).required('required'),
  /** Whole cents before taxes. */
  cents: number().typeError('number').integer('number').min(0, 'tooFew:${min}').max(MOST_CENTS, 'tooMany:${max}').required('required'),
}).noUnknown();

export type AdjustedLine = InferType<typeof adjustedLine>;

/** What the owner makes of a quote's lines, and why. A form says which quote it was by `context: { quote }`: a total that changes needs a reason. */
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

/** One change of a quote, as it is kept for good: what stood before, what stands after, and why. */
export const quoteRevisionSchema = object({
  /** Instant. */
  at: string().defined(),
  by: string().oneOf(['owner', 'customer']).defined(),
  reason: string().defined(),
  /** How many came before and after. */
  guests: object({ before: number().defined(), after: number().defined() }),
  before: quoteSchema,
  after: quoteSchema,
});

export type QuoteRevision = InferType<typeof quoteRevisionSchema>;

/** The lines of a quote that taxes are counted on. */
export const linesBeforeTaxes = ({ lines }: Quote): AdjustedLine[] => lines.filter(({ id }) => !TAXES.includes(id)).map(({ id, name, amount }) => ({ id, name, cents: cents(amount) }));

/** A quote of these lines: the total is their sum, with both taxes where the quote before had them. */
export function quoteOf(lines: readonly AdjustedLine[], before: Quote): Quote {
  const sum = lines.reduce((total, line) => total + line.cents, 0);
  const taxed = before.lines.some(({ id }) => TAXES.includes(id));
  const { gstCents, qstCents } = taxesOn(sum, taxed);
  const nameOf = (tax: string) => before.lines.find(({ id }) => id === tax)?.name ?? tax;
  const taxes = taxed ? [{ id: 'gst', name: nameOf('gst'), cents: gstCents }, { id: 'qst', name: nameOf('qst'), cents: qstCents }] : [];
  const travel = lines.find(({ id }) => id === 'travel');
  return {
    totalCost: sum > 0 ? (sum + gstCents + qstCents) / 100 : null,
    // Once the owner has put the travel in, the place is clear.
    ...(before.placeUnclear && !travel ? { placeUnclear: true } : {}),
    travelDistance: before.travelDistance,
    travelFee: travel ? travel.cents / 100 : before.travelFee === null ? null : 0,
    lines: [...lines, ...taxes].map(({ id, name, cents: amount }) => ({ id, name, amount: amount / 100 })),
  };
}

/** Whether an adjustment says why, where the total changes. */
export const hasReason = ({ lines, reason }: { lines: readonly AdjustedLine[]; reason: string }, before: Quote): boolean => reason !== '' || quoteOf(lines, before).totalCost === before.totalCost;

/** Whether its lines are the quote's own, each once, and new ones. */
export function isOfQuote({ lines }: { lines: readonly AdjustedLine[] }, before: Quote): boolean {
  const known = new Set(linesBeforeTaxes(before).map(({ id }) => id));
  return new Set(lines.map(({ id }) => id)).size === lines.length && lines.every(({ id }) => known.has(id) || id.startsWith(ADDED));
}

const told = (lines: readonly AdjustedLine[]) => JSON.stringify(lines.map(({ id, name, cents: amount }) => [id, name, amount]));

/** Whether an adjustment changes anything of a quote. */
export const isChange = ({ lines }: { lines: readonly AdjustedLine[] }, before: Quote): boolean => told(lines) !== told(linesBeforeTaxes(before));

/** A priced line as it was frozen with the request. */
export interface FrozenItem {
  id: string;
  kind: string;
  sellPerKg?: number | null;
  avgKgPerPerson?: number | null;
  priceModifier?: number;
  sellPerServing?: number | null;
  avgServingsPerPerson?: number | null;
}

const EATEN: readonly string[] = ['meat', 'side', 'variation'];

/** What is eaten, counted by the rule of its day for a number of guests, in cents by line. */
function eatenCents(items: readonly FrozenItem[], formulaVersion: string, guests: number): Map<string, number> {
  const meats = items.filter(({ kind }) => kind === 'meat').map(({ id, sellPerKg = null, avgKgPerPerson = null }) => ({ id, sellPerKg, avgKgPerPerson }));
  const others = items.filter(({ kind }) => kind === 'side' || kind === 'variation');
  const { lines } =
    formulaVersion === SUMMARY_FORMULA_VERSION
      ? summaryEstimate({ kind: 'event', adults: guests, children: 0, meats, sides: others.map(({ id, sellPerServing = null, avgServingsPerPerson = null }) => ({ id, sellPerServing, avgServingsPerPerson })), tools: [], contentFocus: [], travelMetres: null })
      : bookingPageEstimate({ adults: guests, children: 0, meats, sides: others.map(frozenSide), travelMetres: null });
  return new Map(lines.filter(({ kind }) => EATEN.includes(kind)).map(({ id, cents: amount }) => [id, amount]));
}

/** A side, or one variation of it, with the figures of its day. */
function frozenSide({ id, kind, sellPerKg = null, avgKgPerPerson = null, priceModifier = 0 }: FrozenItem) {
  if (kind === 'side') return { side: { id, sellPerKg, avgKgPerPerson, variations: [] }, variations: [] };
  const dash = id.lastIndexOf('-');
  const index = Number(id.slice(dash + 1));
  const variations = Array.from({ length: index + 1 }, (_, place) => (place === index ? { priceModifier } : undefined));
  return { side: { id: id.slice(0, dash), sellPerKg, avgKgPerPerson, variations }, variations: [index] };
}

/** Whether the rule that counted a quote is one that is still known. */
export const isKnownFormula = (formulaVersion: string): boolean => formulaVersion === FORMULA_VERSION || formulaVersion === SUMMARY_FORMULA_VERSION;

/**
 * The quote of a request for another number of guests, with the unit prices that were frozen with it. What does not depend on the
 * guests stays as it stands. Where the owner has adjusted what is eaten, the same part of the price is kept: a tenth off stays a
 * tenth off, and no line falls while guests are added.
 */
export function requote(quote: Quote, items: readonly FrozenItem[], formulaVersion: string, guests: { before: number; after: number }): Quote {
  const stands = linesBeforeTaxes(quote);
  const eaten = items.filter(({ id, kind }) => EATEN.includes(kind) && stands.some((line) => line.id === id));
  const before = eatenCents(eaten, formulaVersion, guests.before);
  const after = eatenCents(eaten, formulaVersion, guests.after);
  const adjusted = stands.some((line) => before.has(line.id) && before.get(line.id) !== line.cents);
  const counted = ({ id, cents: amount }: AdjustedLine): number => {
    const [was, is] = [before.get(id), after.get(id)];
    if (was === undefined || is === undefined || !adjusted) return is ?? amount;
    const scaled = was === amount ? is : was === 0 ? amount : Math.round((amount * is) / was);
    return guests.after >= guests.before ? Math.max(amount, scaled) : scaled;
  };
  return quoteOf(stands.map((line) => ({ ...line, cents: counted(line) })), quote);
}
