import type { Quote } from './bookingSchema';
import { ADDED_LINE_PREFIX, EATEN, eatenCents, linesBeforeTaxes, quoteOf, requote, type AdjustedLine, type FrozenItem, type QuoteLine, type QuoteRates } from './quoteChange';

/*
 * Change of the content of a request. What stays chosen keeps its promised price; what is new has the prices of the day of the edit, and its line says
 * so. All amounts are in whole cents.
 */

/** Line of the edited request at the prices of the day of the edit, with the figures that explain it. */
export interface CurrentItem extends FrozenItem {
  name: string;
  cents: number;
}

export interface QuoteEdit {
  /** Promised quote, and its items as stored with the request. */
  quote: Quote;
  items: readonly FrozenItem[];
  /** Rates of the promised quote. */
  rates: QuoteRates;
  guests: { before: number; after: number };
  /** Edited request as if it were sent on the day of the edit. */
  current: { day: string; items: readonly CurrentItem[]; rates: QuoteRates };
  /**
   * Ids of chosen items whose line cannot be found by its current price: all of the request before, and those after that have left the catalogue. Both
   * with the pizza and its toppings, which have no line without a price.
   */
  chosen: { before: readonly string[]; after: readonly string[] };
  /** Ids of lines that are priced again although they stay: the travel to another place, the pizza of another type. */
  repriced: readonly string[];
  /** Round trip to another place in kilometres, and whether its address names two places. Null when the place stays. */
  road: { distance: number | null; unclear: boolean } | null;
  /** Whether lines take their current names, because the request is in another language. */
  renamed: boolean;
}

export interface PricedEdit {
  quote: Quote;
  /** Items to be stored with the request. */
  items: FrozenItem[];
  /** Ids of the lines at the prices of the day of the edit. */
  newLines: string[];
}

const TAXES: readonly string[] = ['gst', 'qst'];
/** Kinds of lines that no choice adds or removes. */
const FIXED: readonly string[] = ['base', 'setup', 'travel', ...TAXES];
/** Kinds of choices that have an item only once they have a price. */
const PRICED_ONLY: readonly string[] = ['pizza', 'topping'];

/** Returns a new item with its price, rounded by itself as every later change of the number of guests rounds it. */
function added(item: CurrentItem, { day, rates }: QuoteEdit['current'], guests: number): CurrentItem {
  const dated: CurrentItem = { ...item, pricedOn: day, ...('bookingRates' in rates && EATEN.includes(item.kind) ? { factor: rates.bookingRates.factor } : {}) };
  return { ...dated, cents: eatenCents([dated], rates, guests).get(item.id) ?? item.cents };
}

/** Inserts each new line behind the nearest line that precedes it in the current order. */
function inOrder(kept: readonly QuoteLine[], news: readonly CurrentItem[], order: readonly string[]): QuoteLine[] {
  const lines = [...kept];
  for (const { id, name, cents, pricedOn } of news) {
    const preceding = new Set(order.slice(0, order.indexOf(id)));
    const place = lines.findLastIndex((line) => preceding.has(line.id));
    lines.splice(place + 1, 0, { id, name, cents, pricedOn });
  }
  return lines;
}

/**
 * Returns the quote of an edited request. Lines that stay are rescaled for the number of guests as `requote` does. Lines that the owner adjusted or added
 * stay so, and a line that the owner removed does not come back while its choice stays.
 */
export function editQuote({ quote, items, rates, guests, current, chosen, repriced, road, renamed }: QuoteEdit): PricedEdit {
  const rescaled = guests.before === guests.after ? quote : requote(quote, items, rates, guests);
  const lines = linesBeforeTaxes(rescaled);
  const priced = new Set([...items, ...lines].map(({ id }) => id));
  const currentItems = current.items.filter(({ kind }) => !TAXES.includes(kind));
  const order = currentItems.map(({ id }) => id);
  const wanted = new Set([...order, ...chosen.after]);
  const isFixed = (id: string): boolean => {
    const item = items.find((each) => each.id === id);
    return item ? FIXED.includes(item.kind) : !chosen.before.includes(id);
  };
  const isKnown = ({ id, kind }: CurrentItem) => priced.has(id) || (PRICED_ONLY.includes(kind) && chosen.before.includes(id));
  // A side whose chosen variation has left the catalogue stays priced through that variation.
  const isCovered = ({ id, kind }: CurrentItem) => kind === 'side' && chosen.after.some((other) => other.startsWith(`${id}-`) && /^\d{1,2}$/.test(other.slice(id.length + 1)));
  const isPromised = ({ id, cents }: CurrentItem) => lines.some((line) => line.id === id && line.cents === cents);
  const unpromised = currentItems
    .filter((item) => repriced.includes(item.id) || (!isKnown(item) && !isCovered(item)))
    .map((item) => added(item, current, guests.after))
    .filter((item) => !repriced.includes(item.id) || !isPromised(item));
  // The set-up comes with the first line that needs it, and never alone.
  const news = unpromised.some(({ kind }) => kind !== 'setup') ? unpromised : [];
  const stays = ({ id }: { id: string }) => !news.some((item) => item.id === id) && (repriced.includes(id) ? order.includes(id) : isFixed(id) || wanted.has(id));
  const nameOf = ({ id, name }: QuoteLine) => (renamed ? currentItems.find((item) => item.id === id)?.name : undefined) ?? name;
  const kept = lines.filter(stays).map((line) => ({ ...line, name: nameOf(line) }));
  const { placeUnclear: _unclear, ...elsewhere } = rescaled;
  const before: Quote = road ? { ...elsewhere, travelDistance: road.distance, travelFee: null, ...(road.unclear ? { placeUnclear: true } : {}) } : rescaled;
  return { quote: quoteOf(inOrder(kept, news, order), before), items: [...items.filter(stays), ...news], newLines: news.map(({ id }) => id) };
}

/** Returns an edited quote with its lines as the owner edited them. Lines of the quote keep their names; a free line has the day on which it was added. */
export function withOwnLines(quote: Quote, lines: readonly AdjustedLine[], day: string): Quote {
  const known = new Map(linesBeforeTaxes(quote).map((line) => [line.id, line]));
  const owned = lines.map(({ name, ...own }): QuoteLine => {
    const line = known.get(own.id);
    return { ...own, name: line && !own.id.startsWith(ADDED_LINE_PREFIX) ? line.name : name, ...(line ? {} : { pricedOn: day }) };
  });
  return quoteOf(owned, quote);
}
