import { array, mixed, number, object, string, type Schema } from 'yup';
import type { Quote } from '../../contract/bookingSchema';
import { toCents } from '../../contract/pricing';
import { ADDED_LINE_PREFIX, adjustmentSchema, linesBeforeTaxes, quoteOf, type AdjustedLine, type Adjustment } from '../../contract/quoteChange';
import { lineName } from '../../contract/requestDisplay';
import type { ChoiceLists } from '../../contract/choiceLists';
import type { Language } from '../../contract/language';
import type { LinePreset } from '../../contract/settings';

/** Line of the quote during editing, in dollars; the amount may be incomplete. */
export interface LineValues {
  id: string;
  name: string;
  amount: number | string;
  /** Price for one guest of an added line whose amount follows the number of guests. */
  perPersonCents?: number | undefined;
}

/** Form values of a quote adjustment. */
export interface AdjustValues {
  lines: LineValues[];
  reason: string;
}

/** Initial form values: the lines of the promised quote. */
export const adjustValues = (quote: Quote, language: Language, lists: ChoiceLists): AdjustValues => ({ lines: linesBeforeTaxes(quote).map(({ cents, pricedOn: _pricedOn, ...line }) => ({ ...line, name: lineName(line, language, lists), amount: cents / 100 })), reason: '' });

const storedSchema = object({
  version: number().required(),
  lines: array(object({ id: string().required(), name: string().defined(), amount: mixed<number | string>((value): value is number | string => typeof value === 'number' || typeof value === 'string').required(), perPersonCents: number().optional() })).required(),
  reason: string().defined(),
});

/** Serializes an unfinished adjustment for the draft beside a letter, with the request version that it is based on. */
export const storedAdjustment = ({ lines, reason }: AdjustValues, version: number): string => JSON.stringify({ version, lines, reason });

/** Parses a stored adjustment. Returns null when it is missing or invalid, or when the request has changed since. */
export function readAdjustment(stored: string | undefined, version: number): AdjustValues | null {
  try {
    const read = storedSchema.validateSync(JSON.parse(stored ?? 'null'), { strict: true });
    return read.version === version ? { lines: read.lines, reason: read.reason } : null;
  } catch {
    return null;
  }
}

/** New line with an id that is unique among the lines. */
export const addedLine = (lines: readonly LineValues[], name: string): LineValues => {
  const numbers = lines.flatMap(({ id }) => (id.startsWith(ADDED_LINE_PREFIX) ? [Number(id.slice(ADDED_LINE_PREFIX.length)) || 0] : []));
  return { id: `${ADDED_LINE_PREFIX}${Math.max(0, ...numbers) + 1}`, name, amount: 0 };
};

/** A prepared line for a number of guests. The name is in the customer's language, and a price per person counts every guest. */
export const presetValues = ({ name, amount, perPerson }: LinePreset, guests: number, language: Language): Omit<LineValues, 'id'> => ({
  name: name[language],
  amount: (perPerson ? toCents(amount) * guests : toCents(amount)) / 100,
  ...(perPerson ? { perPersonCents: toCents(amount) } : {}),
});

/** Returns the lines for another number of guests: a line per person follows, unless its amount was edited. */
export const linesForGuests = (lines: readonly LineValues[], guests: { before: number; after: number }): LineValues[] =>
  lines.map((line) => (line.perPersonCents !== undefined && line.amount === (line.perPersonCents * guests.before) / 100 ? { ...line, amount: (line.perPersonCents * guests.after) / 100 } : line));

/**
 * Returns edited lines when the calculated ones have changed. A line that was not edited takes its new amount, an edited or added one stays, and a
 * removed one stays away.
 */
export function rebasedLines(lines: readonly LineValues[], was: readonly LineValues[], is: readonly LineValues[]): LineValues[] {
  const [before, typed] = [new Map(was.map((line) => [line.id, line])), new Map(lines.map((line) => [line.id, line]))];
  const calculated = is.flatMap((line): LineValues[] => {
    const [old, own] = [before.get(line.id), typed.get(line.id)];
    if (own === undefined) return old === undefined ? [line] : [];
    return [old !== undefined && own.amount !== old.amount ? { ...line, amount: own.amount } : line];
  });
  return [...calculated, ...lines.filter(({ id }) => id.startsWith(ADDED_LINE_PREFIX) && !calculated.some((line) => line.id === id))];
}

/** Builds the adjustment to send. A line of the quote keeps the name under which it was promised, unless the owner has added it. */
export function adjustmentOf({ lines, reason }: AdjustValues, quote: Quote): Adjustment {
  const promised = new Map(linesBeforeTaxes(quote).flatMap(({ id, name }) => (id.startsWith(ADDED_LINE_PREFIX) ? [] : [[id, name] as const])));
  return { lines: lines.map(({ amount, ...line }): AdjustedLine => ({ ...line, name: promised.get(line.id) ?? line.name, cents: toCents(Number(amount)) })), reason: reason.trim() };
}

/** Quote that results from the form values, or null while an amount is incomplete. */
export function quoteOfValues(values: AdjustValues, quote: Quote): Quote | null {
  const { lines } = adjustmentOf(values, quote);
  return lines.every((line) => Number.isSafeInteger(line.cents) && line.cents >= 0) ? quoteOf(lines, quote) : null;
}

/** Yup schema that applies the contract's adjustment rule to form values in dollars. */
export const adjustRule = (quote: Quote): Schema => object().test('adjusted', 'notValid', (values, { createError }) => {
  try {
    adjustmentSchema.validateSync(adjustmentOf(values as unknown as AdjustValues, quote), { context: { quote } });
    return true;
  } catch (error) {
    const { path = '', message } = error as { path?: string; message: string };
    return createError({ path: path.replace(/\.cents$/, '.amount') || 'reason', message });
  }
});
