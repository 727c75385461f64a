import fc from 'fast-check';
import type { Quote } from '../src/contract/bookingSchema';
import { offersToppings } from '../src/contract/eventType';
import { toppingLineId } from '../src/contract/pricing';
import { ADDED_LINE_PREFIX, linesBeforeTaxes, quoteOf } from '../src/contract/quoteChange';
import type { QuoteEdit } from '../src/contract/quoteEdit';
import { variationId } from '../src/contract/selections';
import { anyPeople, anyRoad, priced, type Party } from './anyParty';
import { anyBookingRates, anySummaryRates } from './contract/anyRates';

/* Edits of parties as fast-check makes them, put together as the server does. */

/** Local day of the edit. */
export const DAY = '2027-05-02';

const pizzaLines = ({ eventType, toppings }: Party['pizza']) => (offersToppings(eventType) ? ['pizza', ...toppings.map(toppingLineId)] : []);
const choicesOf = ({ meats, sides, pizza }: Party) => [...meats.map(({ id }) => id), ...sides.flatMap(({ side, variations }) => [side.id, ...variations.map((index) => variationId(side.id, index))]), ...pizzaLines(pizza)];

/** Price and portion of a dish. */
export const anyPrice = fc.record({ sellPerKg: fc.integer({ min: 0, max: 900_000 }).map((ten4) => ten4 / 10_000), avgKgPerPerson: fc.integer({ min: 0, max: 10_000 }).map((ten4) => ten4 / 10_000) });

/** Catalogue and rates of the day of an edit, which have nothing in common with those of the day of the request. */
export const anyDay = fc.record({ meatPrices: fc.array(anyPrice, { minLength: 4, maxLength: 4 }), sidePrices: fc.array(anyPrice, { minLength: 3, maxLength: 3 }), bookingRates: anyBookingRates, summaryRates: anySummaryRates });
type Day = typeof anyDay extends fc.Arbitrary<infer Made> ? Made : never;

export const anyFlags = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
export const anyChange = fc.record({ day: anyDay, stays: anyFlags, isGone: anyFlags, news: fc.array(anyPrice, { maxLength: 2 }), guests: anyPeople, road: fc.option(fc.record({ metres: anyRoad, unclear: fc.boolean() })), adjusted: fc.nat(3) });
type Change = typeof anyChange extends fc.Arbitrary<infer Made> ? Made : never;

/** Change of nothing. */
export const STAYS: Omit<Change, 'day' | 'guests'> = { stays: Array.from({ length: 7 }, () => true), isGone: Array.from({ length: 7 }, () => false), news: [], road: null, adjusted: 0 };

/** Rates of a day for the price rule of a party. */
const ratesOf = ({ rates }: Party, { bookingRates, summaryRates }: Day) => ('bookingRates' in rates ? { bookingRates } : { summaryRates });

/** Adjusts a quote as an owner does: a cheaper first line, a free line, a removed line. */
function adjust(quote: Quote, adjusted: number): Quote {
  const lines = linesBeforeTaxes(quote);
  if (adjusted === 0) return quote;
  if (adjusted === 1) return quoteOf(lines.map((line, place) => (place === 0 ? { ...line, cents: Math.floor(line.cents / 2) } : line)), quote);
  return quoteOf(adjusted === 2 ? [...lines, { id: `${ADDED_LINE_PREFIX}1`, name: 'Supplément', cents: 2500 }] : lines.slice(1), quote);
}

/** Edit of a party, as the server puts it together. */
export function editOf(asked: Party, { day, stays, isGone, news, guests, road, adjusted }: Change): QuoteEdit & { removed: string[] } {
  const { quote, items } = priced(asked, asked.guests);
  const meats = asked.meats.map((meat, place) => ({ ...meat, ...day.meatPrices[place] }));
  const sides = asked.sides.map(({ side, variations }, place) => ({ side: { ...side, ...day.sidePrices[place] }, variations }));
  const staying: Party = { ...asked, meats: meats.filter((_, place) => stays[place]), sides: sides.filter((_, place) => stays[4 + place]) };
  const offered: Party = { ...staying, meats: staying.meats.filter((_, place) => !isGone[place]), sides: staying.sides.filter((_, place) => !isGone[4 + place]) };
  const gone: Party = { ...staying, meats: staying.meats.filter((_, place) => isGone[place]), sides: staying.sides.filter((_, place) => isGone[4 + place]) };
  const added = news.map((figures, place) => ({ id: `new${place}`, name: { fr: 'Nouveau', en: 'New' }, description: { fr: '', en: '' }, imageUrl: '', ...figures }));
  const rates = ratesOf(asked, day);
  const current = priced({ ...offered, meats: [...offered.meats, ...added], rates, travelMetres: road ? road.metres : asked.travelMetres }, guests);
  const after = new Set(choicesOf(staying));
  return {
    quote: adjust(quote, adjusted),
    items,
    rates: asked.rates,
    guests: { before: asked.guests, after: guests },
    current: { day: DAY, items: current.items, rates },
    chosen: { before: choicesOf(asked), after: choicesOf(gone) },
    repriced: road ? ['travel'] : [],
    road: road && { distance: road.metres === null ? null : road.metres / 1000, unclear: road.unclear },
    renamed: false,
    removed: choicesOf(asked).filter((id) => !after.has(id)),
  };
}
