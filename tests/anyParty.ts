import fc from 'fast-check';
import { priceBooking } from '../server/booking/quote';
import { priceSummary } from '../server/booking/summaryQuote';
import { DEFAULT_SETTINGS } from '../src/contract/defaultPrivateSettings';
import type { Meat } from '../src/contract/meat';
import type { QuoteRates } from '../src/contract/quoteChange';
import type { CurrentItem } from '../src/contract/quoteEdit';
import type { Side } from '../src/contract/side';
import { anyBookingRates, anyPizza, anySummaryRates } from './contract/anyRates';

/* Parties as fast-check makes them, priced as the server does. */

/** Dollars or kilograms with four decimals, or null. */
const figure = (most: number) => fc.oneof(fc.integer({ min: 0, max: most * 10_000 }).map((ten4) => ten4 / 10_000), fc.constant(null));
const name = { fr: 'Un plat', en: 'A dish' };
const meats = fc.array(fc.record({ sellPerKg: figure(90), avgKgPerPerson: figure(1) }), { maxLength: 4 }).map((all) => all.map((each, index): Meat => ({ id: `meat${index}`, name, description: name, imageUrl: '', ...each })));
const variation = fc.record({ priceModifier: fc.integer({ min: -50_000, max: 90_000 }).map((ten4) => ten4 / 10_000) });
const sides = fc
  .array(fc.record({ sellPerKg: figure(60), avgKgPerPerson: figure(1), sellPerServing: figure(20), avgServingsPerPerson: figure(2), variations: fc.array(variation, { maxLength: 3 }) }), { maxLength: 3 })
  .map((all) => all.map(({ variations, ...each }, index) => ({ side: { id: `side${index}`, name, description: name, price: null, imageUrl: '', variations: variations.map((one) => ({ ...one, name, isDefault: false })), ...each } satisfies Side, variations: variations.map((_, place) => place) })));
export const anyPeople = fc.integer({ min: 1, max: 500 });
export const anyRoad = fc.oneof(fc.integer({ min: 0, max: 900_000 }), fc.constant(null));
export const anyRates: fc.Arbitrary<QuoteRates> = fc.oneof(fc.record({ bookingRates: anyBookingRates }), fc.record({ summaryRates: anySummaryRates }));
/** Party with its choices, the way to it and the rates of its day. */
export const anyParty = fc.record({ meats, sides, pizza: anyPizza, guests: anyPeople, travelMetres: anyRoad, rates: anyRates });

export type Party = typeof anyParty extends fc.Arbitrary<infer Made> ? Made : never;

/** Prices a request as the server does. */
export function priced({ meats: chosenMeats, sides: chosenSides, pizza: { eventType, toppings }, travelMetres, rates: current }: Party, guests: number) {
  const choices = { meats: chosenMeats, sides: chosenSides, selections: { meats: [], sides: [], tools: [{ id: 'tool', name: 'Pince' }], contentFocus: [] } };
  const request = {
    type: 'event' as const,
    peopleCount: guests,
    kidsCount: 0,
    contactInfo: { name: 'Jeanne', email: 'jeanne@exemple.ca', location: 'Upton', notes: '' },
    details: { eventType, eventTime: '17:00', toppings, trainingPlace: null, reusableUtensils: false },
  };
  const { quote, pricedItems } =
    'summaryRates' in current
      ? priceSummary(request, choices, travelMetres, 'fr', { ...DEFAULT_SETTINGS, summaryRates: current.summaryRates })
      : priceBooking(request, choices, travelMetres, 'fr', { ...DEFAULT_SETTINGS, bookingRates: current.bookingRates });
  return { quote, items: JSON.parse(JSON.stringify(pricedItems)) as CurrentItem[] };
}
