import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceBooking } from '../server/booking/quote';
import { priceSummary } from '../server/booking/summaryQuote';
import type { Quote } from '../src/contract/bookingSchema';
import { DEFAULT_SETTINGS } from '../src/contract/defaultSettings';
import { bookingPageEstimate } from '../src/contract/pricing';
import { ADDED_LINE_PREFIX, adjustmentSchema, hasReason, isChange, isOfQuote, linesBeforeTaxes, quoteOf, requote, type AdjustedLine, type FrozenItem, type QuoteRates } from '../src/contract/quoteChange';
import type { Meat } from '../src/contract/meat';
import type { Side } from '../src/contract/side';
import { anyBookingRates, anyPizza, anySummaryRates } from './contract/anyRates';

const cents = (dollars: number | null) => Math.round((dollars ?? 0) * 100);
const sumOf = ({ lines }: Quote) => lines.reduce((sum, { amount }) => sum + cents(amount), 0);

/** Dollars or kilograms with four decimals, or null. */
const figure = (most: number) => fc.oneof(fc.integer({ min: 0, max: most * 10_000 }).map((ten4) => ten4 / 10_000), fc.constant(null));
const name = { fr: 'Un plat', en: 'A dish' };
const meats = fc.array(fc.record({ sellPerKg: figure(90), avgKgPerPerson: figure(1) }), { maxLength: 4 }).map((all) => all.map((each, index): Meat => ({ id: `meat${index}`, name, description: name, imageUrl: '', ...each })));
const variation = fc.record({ priceModifier: fc.integer({ min: -50_000, max: 90_000 }).map((ten4) => ten4 / 10_000) });
const sides = fc
  .array(fc.record({ sellPerKg: figure(60), avgKgPerPerson: figure(1), sellPerServing: figure(20), avgServingsPerPerson: figure(2), variations: fc.array(variation, { maxLength: 3 }) }), { maxLength: 3 })
  .map((all) => all.map(({ variations, ...each }, index) => ({ side: { id: `side${index}`, name, description: name, price: null, imageUrl: '', variations: variations.map((one) => ({ ...one, name, isDefault: false })), ...each } satisfies Side, variations: variations.map((_, place) => place) })));
const people = fc.integer({ min: 1, max: 500 });
const road = fc.oneof(fc.integer({ min: 0, max: 900_000 }), fc.constant(null));
const rates: fc.Arbitrary<QuoteRates> = fc.oneof(fc.record({ bookingRates: anyBookingRates }), fc.record({ summaryRates: anySummaryRates }));
const party = fc.record({ meats, sides, pizza: anyPizza, guests: people, travelMetres: road, rates });

type Party = typeof party extends fc.Arbitrary<infer Made> ? Made : never;

/** Prices a request as the server does. */
function priced({ meats: chosenMeats, sides: chosenSides, pizza: { eventType, toppings }, travelMetres, rates: current }: Party, guests: number) {
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
  return { quote, items: JSON.parse(JSON.stringify(pricedItems)) as FrozenItem[] };
}

describe('quote for a changed number of guests', () => {
  test('equals to the cent the server’s price on the day of the request', () => {
    fc.assert(
      fc.property(party, people, (asked, after) => {
        const { quote, items } = priced(asked, asked.guests);
        expect(requote(quote, items, asked.rates, { before: asked.guests, after })).toEqual(priced(asked, after).quote);
      }),
    );
  });

  test('is the sum of its lines and never falls when guests are added, with any adjustment', () => {
    const changes = fc.array(fc.record({ place: fc.nat(9), act: fc.constantFrom('cheaper', 'dearer', 'free', 'gone', 'added') }), { maxLength: 4 });
    fc.assert(
      fc.property(party, changes, fc.array(people, { minLength: 1, maxLength: 4 }), (asked, made, numbers) => {
        const { quote, items } = priced(asked, asked.guests);
        let lines: AdjustedLine[] = linesBeforeTaxes(quote);
        for (const { place, act } of made) {
          const at = lines[place % Math.max(1, lines.length)];
          if (act === 'added' || !at) lines = [...lines, { id: `${ADDED_LINE_PREFIX}${lines.length}`, name: 'Supplément', cents: 2500 }];
          else if (act === 'gone') lines = lines.filter((line) => line !== at);
          else lines = lines.map((line) => (line === at ? { ...line, cents: act === 'free' ? 0 : Math.round(line.cents * (act === 'cheaper' ? 0.7 : 1.4)) } : line));
        }
        let current = quoteOf(lines, quote);
        let guests = asked.guests;
        for (const after of numbers) {
          const next = requote(current, items, asked.rates, { before: guests, after });
          expect(cents(next.totalCost)).toBe(sumOf(next));
          expect(next.lines.every(({ amount }) => Number.isInteger(Math.round(amount * 1e6) / 1e4) && amount >= 0)).toBe(true);
          expect(after < guests || cents(next.totalCost) >= cents(current.totalCost)).toBe(true);
          [current, guests] = [next, after];
        }
      }),
    );
  });

  test('is unchanged for the same number of guests, adjusted or not', () => {
    fc.assert(
      fc.property(party, fc.nat(5000), (asked, extra) => {
        const { quote, items } = priced(asked, asked.guests);
        const adjusted = quoteOf([...linesBeforeTaxes(quote), { id: `${ADDED_LINE_PREFIX}1`, name: 'Supplément', cents: extra }], quote);
        for (const current of [quote, adjusted]) expect(requote(current, items, asked.rates, { before: asked.guests, after: asked.guests })).toEqual(current);
      }),
    );
  });
});

test('the estimate of the booking page is the sum of its lines and never falls when guests are added', () => {
  fc.assert(
    fc.property(party, anyBookingRates, fc.integer({ min: 1, max: 100 }), (asked, current, more) => {
      const estimate = (guests: number) => bookingPageEstimate({ adults: guests, children: 0, meats: asked.meats, sides: asked.sides, pizza: asked.pizza, travelMetres: asked.travelMetres }, current);
      const [before, after] = [estimate(asked.guests), estimate(asked.guests + more)];
      expect(before.totalCents ?? 0).toBe(before.lines.reduce((sum, line) => sum + line.cents, 0));
      expect(after.totalCents ?? 0).toBeGreaterThanOrEqual(before.totalCents ?? 0);
    }),
  );
});

const QUOTE: Quote = { totalCost: 114.98, travelDistance: null, travelFee: null, lines: [{ id: 'base', name: 'Forfait', amount: 80 }, { id: 'ribs', name: 'Côtes', amount: 20 }, { id: 'gst', name: 'TPS', amount: 5 }, { id: 'qst', name: 'TVQ', amount: 9.98 }] };

test('an adjustment applies both taxes to the new subtotal, and its total is their sum', () => {
  expect(quoteOf([{ id: 'base', name: 'Forfait', cents: 5000 }, { id: `${ADDED_LINE_PREFIX}1`, name: 'Glace', cents: 1000 }], QUOTE)).toEqual({
    totalCost: 68.99,
    travelDistance: null,
    travelFee: null,
    lines: [{ id: 'base', name: 'Forfait', amount: 50 }, { id: 'added-1', name: 'Glace', amount: 10 }, { id: 'gst', name: 'TPS', amount: 3 }, { id: 'qst', name: 'TVQ', amount: 5.99 }],
  });
});

test('an adjustment needs a reason only when its total changes', async () => {
  const dearer = [{ id: 'base', name: 'Forfait', cents: 9000 }, { id: 'ribs', name: 'Côtes', cents: 2000 }];
  const moved = [{ id: 'base', name: 'Forfait', cents: 9000 }, { id: 'ribs', name: 'Côtes', cents: 1000 }];
  expect(hasReason({ lines: dearer, reason: '' }, QUOTE)).toBe(false);
  expect(hasReason({ lines: dearer, reason: 'Deux heures de plus' }, QUOTE)).toBe(true);
  expect(hasReason({ lines: moved, reason: '' }, QUOTE)).toBe(true);
  await expect(adjustmentSchema.validate({ lines: dearer, reason: ' ' }, { context: { quote: QUOTE } })).rejects.toThrow('reasonRequired');
  expect(isChange({ lines: moved }, QUOTE)).toBe(true);
  expect(isChange({ lines: linesBeforeTaxes(QUOTE) }, QUOTE)).toBe(false);
  expect(isOfQuote({ lines: [{ id: 'gst', name: 'TPS', cents: 0 }] }, QUOTE)).toBe(false);
  expect(isOfQuote({ lines: [...dearer, ...dearer] }, QUOTE)).toBe(false);
});

test('another number of guests scales pizza and toppings at their price of the day of the request', () => {
  const request = { peopleCount: 10, kidsCount: 2, contactInfo: { name: 'Jeanne', email: 'jeanne@exemple.ca', location: 'Upton', notes: '' }, details: { eventType: 'pizza-popup' as const, eventTime: '17:00', toppings: ['bacon' as const], trainingPlace: null, reusableUtensils: false } };
  const choices = { meats: [], sides: [], selections: { meats: [], sides: [], tools: [], contentFocus: [] } };
  const dear = { ...DEFAULT_SETTINGS.bookingRates, pizzaPerPerson: { 'pizza-popup': 22.5 }, toppingPerPerson: { bacon: 1.25 } };
  const { quote, pricedItems } = priceBooking(request, choices, null, 'en', { ...DEFAULT_SETTINGS, bookingRates: dear });
  expect(quote.lines).toEqual([{ id: 'pizza', name: 'Pizza', amount: 270 }, { id: 'topping-bacon', name: 'Topping: Bacon', amount: 15 }, { id: 'setup', name: 'Setup', amount: 25 }]);
  const after = requote(quote, JSON.parse(JSON.stringify(pricedItems)) as FrozenItem[], { bookingRates: DEFAULT_SETTINGS.bookingRates }, { before: 12, after: 20 });
  expect(after.lines.map(({ amount }) => amount)).toEqual([450, 25, 25]);
  expect(after.totalCost).toBe(500);
});
