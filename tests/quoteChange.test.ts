import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceBooking } from '../server/booking/quote';
import type { Quote } from '../src/contract/bookingSchema';
import { DEFAULT_SETTINGS } from '../src/contract/defaultPrivateSettings';
import { bookingPageEstimate } from '../src/contract/pricing';
import { ADDED_LINE_PREFIX, adjustmentSchema, hasReason, isChange, isOfQuote, linesBeforeTaxes, quoteOf, requote, type AdjustedLine, type FrozenItem } from '../src/contract/quoteChange';
import { anyParty, anyPeople, priced } from './anyParty';
import { anyBookingRates } from './contract/anyRates';

const cents = (dollars: number | null) => Math.round((dollars ?? 0) * 100);
const sumOf = ({ lines }: Quote) => lines.reduce((sum, { amount }) => sum + cents(amount), 0);

describe('quote for a changed number of guests', () => {
  test('equals to the cent the server’s price on the day of the request', () => {
    fc.assert(
      fc.property(anyParty, anyPeople, (asked, after) => {
        const { quote, items } = priced(asked, asked.guests);
        expect(requote(quote, items, asked.rates, { before: asked.guests, after })).toEqual(priced(asked, after).quote);
      }),
    );
  });

  test('is the sum of its lines and never falls when guests are added, with any adjustment', () => {
    const changes = fc.array(fc.record({ place: fc.nat(9), act: fc.constantFrom('cheaper', 'dearer', 'free', 'gone', 'added', 'perPerson') }), { maxLength: 4 });
    fc.assert(
      fc.property(anyParty, changes, fc.array(anyPeople, { minLength: 1, maxLength: 4 }), (asked, made, numbers) => {
        const { quote, items } = priced(asked, asked.guests);
        let lines: AdjustedLine[] = linesBeforeTaxes(quote);
        for (const { place, act } of made) {
          const at = lines[place % Math.max(1, lines.length)];
          const addedId = `${ADDED_LINE_PREFIX}${lines.length}`;
          if (act === 'perPerson') lines = [...lines, { id: addedId, name: 'Pizza', cents: 1410 * asked.guests, perPersonCents: 1410 }];
          else if (act === 'added' || !at) lines = [...lines, { id: addedId, name: 'Supplément', cents: 2500 }];
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
      fc.property(anyParty, fc.nat(5000), (asked, extra) => {
        const { quote, items } = priced(asked, asked.guests);
        const adjusted = quoteOf([...linesBeforeTaxes(quote), { id: `${ADDED_LINE_PREFIX}1`, name: 'Supplément', cents: extra }], quote);
        for (const current of [quote, adjusted]) expect(requote(current, items, asked.rates, { before: asked.guests, after: asked.guests })).toEqual(current);
      }),
    );
  });
});

test('the estimate of the booking page is the sum of its lines and never falls when guests are added', () => {
  fc.assert(
    fc.property(anyParty, anyBookingRates, fc.integer({ min: 1, max: 100 }), (asked, current, more) => {
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
  expect(isOfQuote({ lines: [{ id: 'ribs', name: 'Côtes', cents: 2000, perPersonCents: 200 }] }, QUOTE)).toBe(false);
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

test('another number of guests scales a line that the owner added per person, in proportion once its amount was edited', () => {
  const ofTen = (pizza: number) => quoteOf([{ id: 'base', name: 'Forfait', cents: 8000 }, { id: `${ADDED_LINE_PREFIX}1`, name: 'Pizza', cents: pizza, perPersonCents: 1400 }], QUOTE);
  const { bookingRates } = DEFAULT_SETTINGS;
  const pizzaFor = (quote: Quote, after: number) => requote(quote, [], { bookingRates }, { before: 10, after }).lines[1];
  expect(pizzaFor(ofTen(14_000), 15)).toEqual({ id: 'added-1', name: 'Pizza', amount: 210, perPerson: 14 });
  expect(pizzaFor(ofTen(12_600), 15)).toEqual({ id: 'added-1', name: 'Pizza', amount: 189, perPerson: 14 });
  expect(pizzaFor(ofTen(14_000), 8)?.amount).toBe(112);
});
