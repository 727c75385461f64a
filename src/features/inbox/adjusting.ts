import { array, mixed, number, object, string, type Schema } from 'yup';
import type { Quote } from '../../contract/bookingSchema';
import { toCents } from '../../contract/pricing';
import { ADDED_LINE_PREFIX, adjustmentSchema, linesBeforeTaxes, quoteOf, type AdjustedLine, type Adjustment } from '../../contract/quoteChange';
import { lineName } from '../../contract/requestDisplay';
import type { ChoiceLists } from '../../contract/choiceLists';
import type { Language } from '../../contract/language';

/** Line of the quote during editing, in dollars; the amount may be incomplete. */
export interface LineValues {
  id: string;
  name: string;
  amount: number | string;
}

/** Form values of a quote adjustment. */
export interface AdjustValues {
  lines: LineValues[];
  reason: string;
}

/** Initial form values: the lines of the promised quote. */
export const adjustValues = (quote: Quote, language: Language, lists: ChoiceLists): AdjustValues => ({ lines: linesBeforeTaxes(quote).map(({ id, name, cents: amount }) => ({ id, name: lineName({ id, name }, language, lists), amount: amount / 100 })), reason: '' });

const storedSchema = object({
  version: number().required(),
  lines: array(object({ id: string().required(), name: string().defined(), amount: mixed<number | string>((value): value is number | string => typeof value === 'number' || typeof value === 'string').required() })).required(),
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

/** Builds the adjustment to send. A line of the quote keeps the name under which it was promised. */
export function adjustmentOf({ lines, reason }: AdjustValues, quote: Quote): Adjustment {
  const promised = new Map(linesBeforeTaxes(quote).map(({ id, name }) => [id, name]));
  return { lines: lines.map(({ id, name, amount }): AdjustedLine => ({ id, name: promised.get(id) ?? name, cents: toCents(Number(amount)) })), reason: reason.trim() };
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
