import type { BookingRequest, Quote } from '../../src/contract/bookingSchema';
import { chosenPizza } from '../../src/contract/bookingRequest';
import { readDetails } from '../../src/contract/bookingNotes';
import type { ChoiceLists } from '../../src/contract/choiceLists';
import { sideName } from '../../src/contract/sideNames';
import type { Language } from '../../src/contract/language';
import { localized } from '../../src/contract/localized';
import { bookingPageEstimate, pizzaItems, type EstimateLine, type PizzaItem } from '../../src/contract/pricing';
import type { CurrentItem } from '../../src/contract/quoteEdit';
import { lineName } from '../../src/contract/requestDisplay';
import { variationId } from '../../src/contract/selections';
import type { Settings } from '../../src/contract/settings';
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
  /** Price of pizza or of a topping in dollars. */
  perPerson?: number;
}

export interface Priced {
  quote: Quote;
  totalCents: number | null;
  /** Quote lines with their explanation, as stored. */
  pricedItems: readonly CurrentItem[];
}

export const dollars = (cents: number): number => cents / 100;

/** Maps each estimate line id to its name and input figures. */
function explain({ meats, sides }: Choices, pizza: readonly PizzaItem[], language: Language, lists: ChoiceLists) {
  const lines = new Map<string, Omit<PricedItem, keyof EstimateLine | 'guests'>>();
  for (const { kind, id, perPerson } of pizza) lines.set(`${kind} ${id}`, { name: lineName({ id, name: id }, language, lists), perPerson });
  for (const { id, name, sellPerKg, avgKgPerPerson } of meats) lines.set(`meat ${id}`, { name: localized(name, language, id), sellPerKg, avgKgPerPerson });
  for (const { side, variations } of sides) {
    const { sellPerKg, avgKgPerPerson } = side;
    lines.set(`side ${side.id}`, { name: sideName(side, language), sellPerKg, avgKgPerPerson });
    for (const index of variations) {
      lines.set(`variation ${variationId(side.id, index)}`, { name: itemName(side, index, language), sellPerKg, avgKgPerPerson, priceModifier: side.variations[index]?.priceModifier ?? 0 });
    }
  }
  return ({ kind, id }: EstimateLine) => lines.get(`${kind} ${id}`) ?? { name: lineName({ id, name: id }, language, lists) };
}

/**
 * Prices a request by the contract's rule, from the catalogue and the rates alone.
 * @param travelMetres round trip in whole metres; null when unknown
 */
export function priceBooking(request: Pick<BookingRequest, 'peopleCount' | 'kidsCount' | 'contactInfo' | 'details'>, choices: Choices, travelMetres: number | null, language: Language, { bookingRates, lists }: Pick<Settings, 'bookingRates' | 'lists'>): Priced {
  const { peopleCount, kidsCount } = request;
  const { meats, sides } = choices;
  const pizza = chosenPizza(readDetails(request));
  const estimate = bookingPageEstimate({ adults: peopleCount, children: kidsCount, meats, sides, pizza, travelMetres }, bookingRates);
  const explained = explain(choices, pizzaItems(pizza, bookingRates), language, lists);
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
