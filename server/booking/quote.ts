import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { sideName } from '../../src/contract/sideNames';
import type { Language } from '../../src/contract/language';
import { localized } from '../../src/contract/localized';
import { bookingPageEstimate, type EstimateLine } from '../../src/contract/pricing';
import { FIXED_LINES } from '../../src/contract/requestDisplay';
import { variationId } from '../../src/contract/selections';
import { itemName, type Choices } from './choices';

/** Quote line with its input figures, so that it can still be explained after the catalogue has changed. */
interface PricedItem extends EstimateLine {
  name: string;
  guests: number;
  /** Price in dollars per kilogram and average kilograms per person, on the day of the quote. */
  sellPerKg?: number | null;
  avgKgPerPerson?: number | null;
  /** Dollars per person. */
  priceModifier?: number;
}

export interface Priced {
  quote: Quote;
  totalCents: number | null;
  /** Quote lines with their explanation, as stored. */
  pricedItems: readonly object[];
}

export const dollars = (cents: number): number => cents / 100;

/** Maps each estimate line id to its name and input figures. */
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
 * Prices a request by the contract's rule, from the catalogue alone.
 * @param travelMetres round trip in whole metres; null when unknown
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
