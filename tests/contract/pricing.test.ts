import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { bookingPageEstimate, fromPriceCents, roundTrip, travelFeeCents, type Estimate, type EstimateInput } from '../../src/contract/pricing';
import type { BookingRates } from '../../src/contract/settings';
import { anyBookingRates, anyPizza } from './anyRates';
import { aMeat, aSide, aVariation } from './make';

const RATES = DEFAULT_SETTINGS.bookingRates;
const estimate = (input: Partial<EstimateInput>, rates: Partial<BookingRates> = {}) => bookingPageEstimate({ adults: 10, children: 2, meats: [], sides: [], travelMetres: null, ...input }, { ...RATES, ...rates });
const amounts = ({ lines }: Estimate) => Object.fromEntries(lines.map(({ id, cents }) => [id, cents]));

test('prices a meat as kilograms × guests × price × 1.3, and adds 25 once', () => {
  // 0.25 kg × 12 × 48 $ = 144.00; × 1.3 = 187.20; + 25 = 212.20
  const quote = estimate({ meats: [aMeat()] });
  expect(quote.totalCents).toBe(21_220);
  expect(amounts(quote)).toEqual({ brisket: 18_720, setup: 2500 });
});

test('the lowest price of a meat is that of the cheapest priced meat for one guest', () => {
  const meats = [aMeat(), aMeat({ id: 'chicken', sellPerKg: 22 }), aMeat({ id: 'unpriced', sellPerKg: 0 })];
  const added = meats.slice(0, 2).map((meat) => amounts(estimate({ adults: 1, children: 0, meats: [meat] }))[meat.id] ?? 0);
  expect(fromPriceCents(meats, RATES)).toBe(Math.min(...added));
  expect(fromPriceCents(meats.slice(2), RATES)).toBeNull();
});

test('children eat as much as adults', () => {
  expect(estimate({ adults: 6, children: 6, meats: [aMeat()] })).toEqual(estimate({ adults: 12, children: 0, meats: [aMeat()] }));
});

test('prices a plain side like a meat', () => {
  // 0.12 × 12 × 14.50 = 20.88; × 1.3 = 27.144 → 27.14; + 25
  expect(amounts(estimate({ sides: [{ side: aSide(), variations: [] }] }))).toEqual({ coleslaw: 2714, setup: 2500 });
});

test('a variation replaces its parent and adds its price per guest', () => {
  // (20.88 + 0.75 × 12) × 1.3 = 29.88 × 1.3 = 38.844 → 38.84; the parent has no line
  expect(amounts(estimate({ sides: [{ side: aSide(), variations: [1] }] }))).toEqual({ 'coleslaw-1': 3884, setup: 2500 });
});

test('prices two variations of a side as two full portions', () => {
  // 27.144 + 38.844 = 65.988 → 65.99; the remaining cent goes to one of the two lines
  const quote = estimate({ sides: [{ side: aSide(), variations: [0, 1] }] });
  expect(quote.totalCents).toBe(6599 + 2500);
  expect(quote.lines.map(({ id }) => id)).toEqual(['coleslaw-0', 'coleslaw-1', 'setup']);
});

test('adds travel after the factor', () => {
  // 28.6 km: 50 + 3.6 × 0.64 = 52.304 → 52.30; 187.20 + 25 + 52.30
  const quote = estimate({ meats: [aMeat()], travelMetres: 28_600 });
  expect(quote.totalCents).toBe(26_450);
  expect(quote.travelCents).toBe(5230);
});

test('adds the 25 for travel alone', () => {
  expect(amounts(estimate({ travelMetres: 10_000 }))).toEqual({ setup: 2500, travel: 5000 });
});

test('the total is to be determined without choices and travel', () => {
  expect(estimate({})).toEqual({ lines: [], totalCents: null, travelCents: null, partial: false, noValidPricing: false, pizzaUnpriced: false });
});

test('rounds half a cent up', () => {
  // 0.05 kg × 1 × 1.00 $ × 1.3 = 0.065
  expect(amounts(estimate({ adults: 1, children: 0, meats: [aMeat({ sellPerKg: 1, avgKgPerPerson: 0.05 })] }))).toEqual({ brisket: 7, setup: 2500 });
});

test('rounds the sum once instead of each line', () => {
  // Twice 0.065 is 0.13, not 0.14
  const meats = ['a', 'b'].map((id) => aMeat({ id, sellPerKg: 1, avgKgPerPerson: 0.05 }));
  expect(estimate({ adults: 1, children: 0, meats }).totalCents).toBe(2513);
});

test('assigns the remaining cent to the line with the largest rounding loss', () => {
  // 0.04 × 1.3 = 5.2 cents and 0.06 × 1.3 = 7.8 cents make 13 cents
  const meats = [aMeat({ id: 'a', sellPerKg: 1, avgKgPerPerson: 0.04 }), aMeat({ id: 'b', sellPerKg: 1, avgKgPerPerson: 0.06 })];
  expect(amounts(estimate({ adults: 1, children: 0, meats }))).toEqual({ a: 5, b: 8, setup: 2500 });
});

test('computes figures exactly that binary fractions cannot represent', () => {
  // 0.1 × 3 × 0.7 × 1.3 = 0.273; ten of them are 2.73
  const meats = Array.from({ length: 10 }, (_, index) => aMeat({ id: `m${index}`, sellPerKg: 0.7, avgKgPerPerson: 0.1 }));
  expect(estimate({ adults: 3, children: 0, meats }).totalCents).toBe(2500 + 273);
});

test.each([
  ['price', { sellPerKg: null }],
  ['portion', { avgKgPerPerson: null }],
  ['price of nought', { sellPerKg: 0 }],
  ['portion of nought', { avgKgPerPerson: 0 }],
])('a meat without a %s adds zero and makes the estimate partial', (_, missing) => {
  const quote = estimate({ meats: [aMeat({ id: 'trout', ...missing }), aMeat()] });
  expect(amounts(quote)).toEqual({ trout: 0, brisket: 18_720, setup: 2500 });
  expect(quote.lines.map(({ id, partial }) => [id, partial])).toEqual([['trout', true], ['brisket', false], ['setup', false]]);
  expect(quote.partial).toBe(true);
});

test('a variation of an unpriced side still costs its supplement', () => {
  // 0.75 × 12 × 1.3 = 11.70
  const quote = estimate({ sides: [{ side: aSide({ sellPerKg: null }), variations: [1] }] });
  expect(amounts(quote)).toEqual({ 'coleslaw-1': 1170, setup: 2500 });
  expect(quote.partial).toBe(true);
});

test('pricing is missing only when no chosen side has usable pricing', () => {
  const free = aSide({ id: 'bread', sellPerKg: null });
  expect(estimate({ sides: [{ side: free, variations: [] }] }).noValidPricing).toBe(true);
  expect(estimate({ sides: [{ side: free, variations: [] }, { side: aSide(), variations: [] }] }).noValidPricing).toBe(false);
  expect(estimate({ meats: [aMeat({ sellPerKg: null })] }).noValidPricing).toBe(false);
});

test('a side sold only by the serving has no usable pricing on the booking page', () => {
  const byServing = aSide({ sellPerKg: null, avgKgPerPerson: null, sellPerServing: 3, avgServingsPerPerson: 1, price: 3 });
  expect(estimate({ sides: [{ side: byServing, variations: [] }] }).noValidPricing).toBe(true);
});

test.each([
  [0, 5000],
  [24_999, 5000],
  [25_000, 5000],
  [25_001, 5000],
  [25_007, 5000], // 0.448 cents
  [25_008, 5001], // 0.512 cents
  [26_000, 5064],
  [28_600, 5230], // 230.4 cents
  [120_200, 11_093], // 95.2 km × 0.64 = 60.928
])('a round trip of %i metres costs %i cents', (metres, cents) => {
  expect(travelFeeCents(metres, RATES)).toBe(cents);
});

test('other rates change the factor, the set-up and the travel fee', () => {
  const rates = { factor: 2, setUp: 40.5, travelBase: 10, travelIncludedKm: 0, travelPerKm: 1.25 };
  // 144.00 × 2, and 10 + 28.6 × 1.25
  expect(amounts(estimate({ meats: [aMeat()], travelMetres: 28_600 }, rates))).toEqual({ brisket: 28_800, setup: 4050, travel: 4575 });
});

test('pizza and priced toppings cost their price × guests, without the factor', () => {
  const rates: Partial<BookingRates> = { pizzaPerPerson: { 'pizza-popup': 24 }, toppingPerPerson: { bacon: 1.5, olives: null } };
  const quote = estimate({ pizza: { eventType: 'pizza-popup', toppings: ['bacon', 'olives', 'onions'] } }, rates);
  expect(amounts(quote)).toEqual({ pizza: 28_800, 'topping-bacon': 1800, setup: 2500 });
  expect(quote.lines.map(({ kind }) => kind)).toEqual(['pizza', 'topping', 'setup']);
  expect(quote.pizzaUnpriced).toBe(false);
});

test.each([[{}], [{ 'pizza-popup': null }], [{ 'pizza-popup': 0 }], [{ 'pizza-training': 30 }]])('pizza is to be determined with the prices %j', (pizzaPerPerson) => {
  const quote = estimate({ pizza: { eventType: 'pizza-popup', toppings: ['bacon'] } }, { pizzaPerPerson });
  expect(quote).toEqual({ lines: [], totalCents: null, travelCents: null, partial: false, noValidPricing: false, pizzaUnpriced: true });
});

test('the round trip is twice the one-way distance, in whole metres', () => {
  expect([0, 14_300, 14_300.3, 0.25].map(roundTrip)).toEqual([0, 28_600, 28_601, 1]);
});

/* Prices and portions in the range of the catalogue: four decimals, up to $500 and 10 kg. */
const price = fc.option(fc.integer({ min: 0, max: 5_000_000 }).map((value) => value / 10_000));
const portion = fc.option(fc.integer({ min: 0, max: 100_000 }).map((value) => value / 10_000));
const priced = fc.record({ sellPerKg: price, avgKgPerPerson: portion });
const meats = fc.array(priced, { maxLength: 8 }).map((list) => list.map((fields, index) => aMeat({ id: `meat${index}`, ...fields })));
const modifier = fc.integer({ min: 0, max: 5_000_000 }).map((value) => value / 10_000);
const sides = fc
  .array(fc.tuple(priced, fc.array(fc.tuple(modifier, fc.boolean()), { maxLength: 4 })), { maxLength: 6 })
  .map((list) =>
    list.map(([fields, variations], index) => ({
      side: aSide({ id: `side${index}`, ...fields, variations: variations.map(([priceModifier]) => aVariation({ priceModifier })) }),
      variations: variations.flatMap(([, chosen], variation) => (chosen ? [variation] : [])),
    })),
  );
const party = fc.record({
  adults: fc.integer({ min: 1, max: 500 }),
  children: fc.integer({ min: 0, max: 500 }),
  meats,
  sides,
  pizza: fc.option(anyPizza),
  travelMetres: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
});

const ten4 = (value: number | null) => BigInt(Math.round((value ?? 0) * 10_000));

/** Independent implementation of the formula of SPEC section 9 with any rates, in unlimited integers: ten-millionths of a cent. */
function exactCents({ adults, children, meats: meatList, sides: sideList, pizza, travelMetres }: EstimateInput, { factor, setUp, travelBase, travelIncludedKm, travelPerKm, pizzaPerPerson, toppingPerPerson }: BookingRates): bigint {
  const cents = (amount: number | null | undefined) => BigInt(Math.round((amount ?? 0) * 100));
  const guests = BigInt(adults + children);
  const portionOf = (item: { sellPerKg: number | null; avgKgPerPerson: number | null }) => ten4(item.sellPerKg) * ten4(item.avgKgPerPerson);
  const sideOf = ({ side, variations }: EstimateInput['sides'][number]) =>
    variations.length === 0 ? [portionOf(side)] : variations.map((index) => portionOf(side) + ten4(side.variations[index]?.priceModifier ?? 0) * 10_000n);
  const items = [...meatList.map(portionOf), ...sideList.flatMap(sideOf)];
  const units = items.reduce((sum, item) => sum + item, 0n) * guests * BigInt(Math.round(factor * 10));
  const travel = travelMetres === null ? 0n : cents(travelBase) + (BigInt(Math.max(0, travelMetres - travelIncludedKm * 1000)) * cents(travelPerKm) + 500n) / 1000n;
  const pizzas = pizza ? [cents(pizzaPerPerson[pizza.eventType]), ...pizza.toppings.map((topping) => cents(toppingPerPerson[topping]))] : [];
  const flat = items.length > 0 || pizzas.some((each) => each > 0n) || travelMetres !== null ? cents(setUp) : 0n;
  return (units + 5_000_000n) / 10_000_000n + pizzas.reduce((sum, each) => sum + each, 0n) * guests + flat + travel;
}

test('computes every total exactly to the cent', () => {
  fc.assert(
    fc.property(party, anyBookingRates, (input, each) => {
      expect(BigInt(bookingPageEstimate(input, each).totalCents ?? 0)).toBe(exactCents(input, each));
    }),
    { numRuns: 2000 },
  );
});

test('lines are whole, non-negative cents that add up to the total', () => {
  fc.assert(
    fc.property(party, anyBookingRates, (input, each) => {
      const { lines, totalCents } = bookingPageEstimate(input, each);
      expect(lines.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents ?? 0);
    }),
    { numRuns: 2000 },
  );
});

test('an additional guest never makes a party cheaper', () => {
  fc.assert(
    fc.property(party, anyBookingRates, fc.integer({ min: 1, max: 50 }), fc.boolean(), (input, each, more, young) => {
      const larger = young ? { ...input, children: input.children + more } : { ...input, adults: input.adults + more };
      expect(bookingPageEstimate(larger, each).totalCents ?? 0).toBeGreaterThanOrEqual(bookingPageEstimate(input, each).totalCents ?? 0);
    }),
    { numRuns: 1000 },
  );
});

test('an additional choice never makes a party cheaper', () => {
  fc.assert(
    fc.property(party, anyBookingRates, priced, (input, each, fields) => {
      const larger = { ...input, meats: [...input.meats, aMeat({ id: 'more', ...fields })] };
      expect(bookingPageEstimate(larger, each).totalCents ?? 0).toBeGreaterThanOrEqual(bookingPageEstimate(input, each).totalCents ?? 0);
    }),
    { numRuns: 1000 },
  );
});

test('the order of the choices does not affect the total', () => {
  fc.assert(
    fc.property(party, anyBookingRates, (input, each) => {
      const turned = { ...input, meats: input.meats.toReversed(), sides: input.sides.toReversed() };
      expect(bookingPageEstimate(turned, each).totalCents).toBe(bookingPageEstimate(input, each).totalCents);
    }),
  );
});
