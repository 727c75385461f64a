import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { sideName } from '../../src/contract/sideNames';
import type { Language } from '../../src/contract/language';
import { localized } from '../../src/contract/localized';
import { bookingPageEstimate, type EstimateLine } from '../../src/contract/pricing';
import { FIXED_LINES } from '../../src/contract/requestReading';
import { variationId } from '../../src/contract/selections';
import { itemName, type Choices } from './choices';

/** A line of the quote with the figures that it came from, so that it can be explained when the catalogue has changed. */
interface PricedItem extends EstimateLine {
  name: string;
  guests: number;
  /** Dollars a kilogram, and kilograms a person, of that day. */
  sellPerKg?: number | null;
  avgKgPerPerson?: number | null;
  /** Dollars a person. */
  priceModifier?: number;
}

export interface Priced {
  quote: Quote;
  totalCents: number | null;
  /** The lines with what explains them, as they are stored. */
  pricedItems: readonly object[];
}

export const dollars = (cents: number): number => cents / 100;

/** What each line of an estimate is called and came from, by its id. */
function explain({ meats, sides }: Choices, language: Language) {
  const lines = new Map<string, Omit<PricedItem, keyof EstimateLine | 'guests'>>();
  for (const { id, name, sellPerKg, avgKgPerPerson } of meats) lines.set(`meat ${id}`, { name: localized(name, language, id), sellPerKg, avgKgPerPerson });
  for (const { side, variations } of sides) {
    const { sellPerKg, avgKgPerPerson } = side;
    lines.set(`side ${side.id}`, { name: sideName(side, language), sellPerKg, avgKgPerPerson });
    for (const index of variations) {
      lines.set(`variation ${variationId(side.id, index)}`, { name: itemName(side, index, language), sellPerKg, avgKgPerPerson, priceModifier: side.variations[index]?.priceModifier ?? 0 });
    }
  }
  return ({ kind, id }: EstimateLine) => (kind === 'setup' || kind === 'travel' ? { name: FIXED_LINES[kind][language] } : (lines.get(`${kind} ${id}`) ?? { name: id }));
}

/**
 * Counts what a request costs, by the contract's rule and from the catalogue alone.
 * @param travelMetres round trip in whole metres; null when it cannot be told
 */
export function priceBooking({ peopleCount, kidsCount }: Pick<BookingRequest, 'peopleCount' | 'kidsCount'>, choices: Choices, travelMetres: number | null, language: Language): Priced {
  const { meats, sides } = choices;
  const estimate = bookingPageEstimate({ adults: peopleCount, children: kidsCount, meats, sides, travelMetres });
  const explained = explain(choices, language);
  const pricedItems: PricedItem[] = estimate.lines.map((line) => ({ ...line, guests: peopleCount + kidsCount, ...explained(line) }));
  return {
    quote: {
      totalCost: estimate.totalCents === null ? null : dollars(estimate.totalCents),
      travelDistance: travelMetres === null ? null : travelMetres / 1000,
      travelFee: estimate.travelCents === null ? null : dollars(estimate.travelCents),
      lines: pricedItems.map(({ id, name, cents }) => ({ id, name, amount: dollars(cents) })),
    },
    totalCents: estimate.totalCents,
    pricedItems,
  };
}
