import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { bookingPageEstimate } from '../../src/contract/pricing';
import { pricePerChild, summaryEstimate, summaryTravelCents, taxesOn, type SummaryEstimate, type SummaryInput } from '../../src/contract/summaryPricing';
import type { SummaryRates } from '../../src/contract/settings';
import { anySummaryRates } from './anyRates';
import { aMeat, aSide } from './make';

const { bookingRates, summaryRates: RATES } = DEFAULT_SETTINGS;
const estimate = (input: Partial<SummaryInput>) =>
  summaryEstimate({ kind: 'event', adults: 10, children: 2, meats: [], sides: [], tools: [], contentFocus: [], travelMetres: null, ...input }, RATES, true);
const amounts = ({ lines }: SummaryEstimate) => Object.fromEntries(lines.map(({ id, cents }) => [id, cents]));
const byServing = (fields: Parameters<typeof aSide>[0] = {}) => aSide({ sellPerServing: 3.25, avgServingsPerPerson: 1.5, ...fields });

test('the base fee before taxes is 200 for an event and 150 for a training', () => {
  expect(estimate({}).subtotalCents).toBe(20_000);
  expect(estimate({ kind: 'training' }).subtotalCents).toBe(15_000);
});

test('prices a meat as price per kilogram × kilograms per person × guests', () => {
  // 48 $ × 0.25 kg × 12 = 144.00
  expect(amounts(estimate({ meats: [aMeat()] }))['brisket']).toBe(14_400);
  expect(amounts(estimate({ kind: 'training', meats: [aMeat()] }))['brisket']).toBe(14_400);
});

test('prices a side as price per serving × servings per person × guests', () => {
  // 3.25 $ × 1.5 × 12 = 58.50
  expect(amounts(estimate({ sides: [byServing()] }))['coleslaw']).toBe(5850);
});

test('ignores sides for a training', () => {
  expect(amounts(estimate({ kind: 'training', sides: [byServing()] }))).not.toHaveProperty('coleslaw');
});

test('adds 10 per tool and 15 per content focus for a training only', () => {
  const extras = { tools: ['tongs', 'knife'], contentFocus: ['fire'] };
  expect(estimate({ kind: 'training', ...extras }).subtotalCents).toBe(15_000 + 2000 + 1500);
  expect(estimate(extras).subtotalCents).toBe(20_000);
});

test.each([
  [0, 5000],
  [1000, 5064],
  [28_600, 6830], // 28.6 × 0.64 = 18.304
  [120_200, 12_693], // 120.2 × 0.64 = 76.928
  [7, 5000], // 0.448 cents
  [8, 5001], // 0.512 cents
])('a round trip of %i metres costs an event %i cents, with a rate from the first metre', (metres, cents) => {
  expect(summaryTravelCents(metres, RATES)).toBe(cents);
  expect(estimate({ travelMetres: metres }).travelCents).toBe(cents);
});

test('an unknown distance has no travel fee, and a training is never charged for travel', () => {
  expect(estimate({ travelMetres: null }).travelCents).toBeNull();
  expect(amounts(estimate({}))).not.toHaveProperty('travel');
  expect(estimate({ kind: 'training', travelMetres: 28_600 }).travelCents).toBeNull();
});

test.each([
  // 200.00: 29.95, of which 10.00
  [20_000, 1000, 1995],
  // 150.00: 22.4625 → 22.46, of which 7.50
  [15_000, 750, 1496],
  // 1.00: 0.14975 → 0.15, of which 0.05
  [100, 5, 10],
  // 0.10: 0.014975 → 0.01, of which 0.005 → 0.01
  [10, 1, 0],
  [0, 0, 0],
  // 402.80: 60.3193 → 60.32, of which 20.14
  [40_280, 2014, 4018],
])('taxes on %i cents are %i GST and %i QST', (cents, gstCents, qstCents) => {
  expect(taxesOn(cents, true)).toEqual({ gstCents, qstCents });
});

test('a small supplier collects no tax', () => {
  expect(taxesOn(20_000, false)).toEqual({ gstCents: 0, qstCents: 0 });
});

test('taxes apply to the whole subtotal, travel included', () => {
  // 200 + 144 + 58.50 + 68.30 = 470.80; × 0.14975 = 70.5023 → 70.50, of which GST 23.54
  const quote = estimate({ meats: [aMeat()], sides: [byServing()], travelMetres: 28_600 });
  expect(quote.subtotalCents).toBe(47_080);
  expect(amounts(quote)).toEqual({ base: 20_000, brisket: 14_400, coleslaw: 5850, travel: 6830, gst: 2354, qst: 4696 });
  expect(quote.totalCents).toBe(54_130);
});

test('prices a complete training to the cent', () => {
  // 150 + 48 × 0.25 × 12 + 20 + 15 = 329.00; tax 49.26775 → 49.27, of which GST 16.45
  const quote = estimate({ kind: 'training', meats: [aMeat()], tools: ['tongs', 'knife'], contentFocus: ['fire'] });
  expect(amounts(quote)).toEqual({ base: 15_000, brisket: 14_400, tongs: 1000, knife: 1000, fire: 1500, gst: 1645, qst: 3282 });
  expect(quote.totalCents).toBe(37_827);
});

test('splits the meat cost between adults and children by number of guests', () => {
  // 144.00 for 10 adults and 2 children
  expect(estimate({ meats: [aMeat()], sides: [byServing()] }).breakdown).toEqual({ adultsMeatCost: 12_000, childrenMeatCost: 2400, meatsCost: 14_400, sidesCost: 5850, utensilsCost: 0 });
});

test('the price per child defaults to 25', () => {
  expect([undefined, null, 0, 18.5].map((custom) => pricePerChild(custom, RATES))).toEqual([25, 25, 0, 18.5]);
});

test.each([
  ['meat without a price', { meats: [aMeat({ sellPerKg: null })] }],
  ['meat without a portion', { meats: [aMeat({ avgKgPerPerson: null })] }],
  ['side that is not sold by the serving', { sides: [aSide()] }],
])('a %s adds zero and makes the estimate partial', (_, chosen) => {
  const quote = estimate(chosen);
  expect(quote.subtotalCents).toBe(20_000);
  expect(quote.partial).toBe(true);
});

test('the booking page and the summary price the same party differently', () => {
  const party = { adults: 10, children: 2, meats: [aMeat()], travelMetres: 28_600 };
  // 144 × 1.3 + 25 + 52.30, before taxes
  expect(bookingPageEstimate({ ...party, sides: [{ side: byServing(), variations: [] }] }, bookingRates).totalCents).toBe(29_164);
  // 200 + 144 + 58.50 + 68.30, and 14.975 %
  expect(estimate({ ...party, sides: [byServing()] }).totalCents).toBe(54_130);
});

const price = fc.option(fc.integer({ min: 0, max: 5_000_000 }).map((value) => value / 10_000));
const each = fc.option(fc.integer({ min: 0, max: 100_000 }).map((value) => value / 10_000));
const meats = fc.array(fc.record({ sellPerKg: price, avgKgPerPerson: each }), { maxLength: 8 }).map((list) => list.map((fields, index) => aMeat({ id: `meat${index}`, ...fields })));
const sides = fc.array(fc.record({ sellPerServing: price, avgServingsPerPerson: each }), { maxLength: 8 }).map((list) => list.map((fields, index) => aSide({ id: `side${index}`, ...fields })));
const idsOf = (name: string) => fc.integer({ min: 0, max: 6 }).map((count) => Array.from({ length: count }, (_, index) => `${name}${index}`));
const party = fc.record<SummaryInput>({
  kind: fc.constantFrom('event', 'training'),
  adults: fc.integer({ min: 1, max: 500 }),
  children: fc.integer({ min: 0, max: 500 }),
  meats,
  sides,
  tools: idsOf('tool'),
  contentFocus: idsOf('focus'),
  travelMetres: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
});

const ten4 = (value: number | null) => BigInt(Math.round((value ?? 0) * 10_000));
const halfUp = (value: bigint, unit: bigint) => (value + unit / 2n) / unit;

/** Independent implementation of the rule of SPEC section 9 with any rates, in unlimited integers. */
function exactTotal(input: SummaryInput, current: SummaryRates): bigint {
  const cents = (amount: number) => BigInt(Math.round(amount * 100));
  const people = BigInt(input.adults + input.children);
  const isEvent = input.kind === 'event';
  const eaten = [
    ...input.meats.map((meat) => ten4(meat.sellPerKg) * ten4(meat.avgKgPerPerson)),
    ...(isEvent ? input.sides.map((side) => ten4(side.sellPerServing) * ten4(side.avgServingsPerPerson)) : []),
  ].reduce((sum, units) => sum + units * people, 0n);
  const fixed = isEvent ? cents(current.eventBase) : cents(current.trainingBase) + BigInt(input.tools.length) * cents(current.tool) + BigInt(input.contentFocus.length) * cents(current.contentFocus);
  const travel = isEvent && input.travelMetres !== null ? cents(current.travelBase) + halfUp(BigInt(input.travelMetres) * cents(current.travelPerKm), 1000n) : 0n;
  const subtotal = fixed + halfUp(eaten, 1_000_000n) + travel;
  return subtotal + halfUp(subtotal * 14_975n, 100_000n);
}

test('computes every summary total exactly to the cent', () => {
  fc.assert(
    fc.property(party, anySummaryRates, (input, current) => {
      expect(BigInt(summaryEstimate(input, current, true).totalCents)).toBe(exactTotal(input, current));
    }),
    { numRuns: 2000 },
  );
});

test('summary lines are whole, non-negative cents that add up to the total, as do subtotal and taxes', () => {
  fc.assert(
    fc.property(party, anySummaryRates, (input, current) => {
      const { lines, subtotalCents, gstCents, qstCents, totalCents } = summaryEstimate(input, current, true);
      expect(lines.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
      expect(subtotalCents + gstCents + qstCents).toBe(totalCents);
    }),
    { numRuns: 2000 },
  );
});

test('the breakdown adds up without losing a cent', () => {
  fc.assert(
    fc.property(party, anySummaryRates, (input, current) => {
      const { breakdown, lines } = summaryEstimate(input, current, true);
      const sumOf = (kind: string) => lines.filter((line) => line.kind === kind).reduce((sum, { cents }) => sum + cents, 0);
      expect(breakdown.adultsMeatCost + breakdown.childrenMeatCost).toBe(breakdown.meatsCost);
      expect([breakdown.meatsCost, breakdown.sidesCost]).toEqual([sumOf('meat'), sumOf('side')]);
    }),
  );
});

test('an additional guest never makes a summary cheaper', () => {
  fc.assert(
    fc.property(party, anySummaryRates, fc.integer({ min: 1, max: 50 }), (input, current, more) => {
      expect(summaryEstimate({ ...input, children: input.children + more }, current, true).totalCents).toBeGreaterThanOrEqual(summaryEstimate(input, current, true).totalCents);
    }),
    { numRuns: 1000 },
  );
});

test('the order of the choices does not affect the summary', () => {
  fc.assert(
    fc.property(party, anySummaryRates, (input, current) => {
      const turned = { ...input, meats: input.meats.toReversed(), sides: input.sides.toReversed(), tools: input.tools.toReversed() };
      expect(summaryEstimate(turned, current, true).totalCents).toBe(summaryEstimate(input, current, true).totalCents);
    }),
  );
});
