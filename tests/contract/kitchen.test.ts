import { describe, expect, test } from 'vitest';
import { departureOf, moneyOf, shoppingList } from '../../src/contract/kitchen';
import type { Dish } from '../../src/contract/preparation';

const dish = (fields: Partial<Dish> = {}): Dish => ({ id: 'brisket', kind: 'meat', name: { fr: 'Poitrine', en: 'Brisket' }, kgPerPerson: 0.2, servingsPerPerson: null, yieldPercent: null, sharedBy: 1, costPerKg: 31, ...fields });
const party = (adults: number, children: number, ...dishes: Dish[]) => ({ adults, children, dishes });
const kilograms = (...parties: ReturnType<typeof party>[]) => shoppingList(parties).map(({ id, neededKg, buyKg }) => [id, neededKg, buyKg]);

describe('the shopping list', () => {
  test('counts children as adults and rounds up to the half kilogram', () => {
    // 0.2 kg for 46 is 9.2 kg.
    expect(kilograms(party(40, 6, dish()))).toEqual([['brisket', 9.2, 9.5]]);
  });

  test('adds nothing to what is a whole step already, however the figures are written', () => {
    // In binary 0.35 × 20 is a crumb more than 7, and 0.1 × 3 × 5 one more than 1.5.
    expect(kilograms(party(20, 0, dish({ kgPerPerson: 0.35 })))).toEqual([['brisket', 7, 7]]);
    expect(kilograms(party(15, 0, dish({ kgPerPerson: 0.1 })))).toEqual([['brisket', 1.5, 1.5]]);
    expect(kilograms(party(3, 0, dish({ kgPerPerson: 0.333 })))).toEqual([['brisket', 0.999, 1]]);
  });

  test('rounds a dish once for all its parties', () => {
    // 12 × 0.2 and 8 × 0.2 are 2.4 and 1.6: bought apart 4.5, together 4.
    expect(kilograms(party(12, 0, dish()), party(6, 2, dish()))).toEqual([['brisket', 4, 4]]);
  });

  test('puts the meats before the sides and keeps a meat and a side of one id apart', () => {
    const side = dish({ id: 'brisket', kind: 'side', kgPerPerson: 0.1 });
    expect(shoppingList([party(10, 0, side, dish())]).map(({ kind, buyKg }) => [kind, buyKg])).toEqual([['meat', 2], ['side', 1]]);
  });

  test('divides a portion among the variations that share it', () => {
    const half = (id: string) => dish({ id, kind: 'side', kgPerPerson: 0.12, servingsPerPerson: 0.8, sharedBy: 2 });
    // 25 guests: 1.5 kg and 10 servings of each.
    expect(shoppingList([party(25, 0, half('slaw-0'), half('slaw-1'))]).map(({ buyKg, servings }) => [buyKg, servings])).toEqual([[1.5, 10], [1.5, 10]]);
  });

  test('rounds servings up and says nothing where the catalogue names no portion', () => {
    const [line] = shoppingList([party(11, 0, dish({ kgPerPerson: null, servingsPerPerson: 0.8 }))]);
    expect(line).toMatchObject({ neededKg: null, buyKg: null, servings: 9, costCents: null });
  });

  test('costs what is bought, not what is eaten', () => {
    // 9.5 kg at 31 dollars.
    expect(shoppingList([party(40, 6, dish())])[0]?.costCents).toBe(29_450);
    expect(shoppingList([party(3, 0, dish({ costPerKg: 12.35 }))])[0]?.costCents).toBe(1235);
  });

  test('buys the raw weight where the yield of the cooking is known, and pays for it', () => {
    // 40 × 0.2 kg are 8 kg cooked: at 50 % of the raw weight 16 kg.
    expect(shoppingList([party(40, 0, dish({ yieldPercent: 50 }))])).toMatchObject([{ neededKg: 8, rawKg: 16, buyKg: 16, costCents: 49_600 }]);
    expect(shoppingList([party(40, 0, dish({ yieldPercent: 60 }))])).toMatchObject([{ neededKg: 8, rawKg: 13.3334, buyKg: 13.5 }]);
    expect(shoppingList([party(40, 0, dish())])).toMatchObject([{ neededKg: 8, rawKg: null, buyKg: 8 }]);
  });

  test('of nothing is empty', () => {
    expect(shoppingList([])).toEqual([]);
    expect(shoppingList([party(10, 0)])).toEqual([]);
  });
});

describe('the money', () => {
  const slaw = dish({ id: 'slaw', kind: 'side', costPerKg: null });
  const lines = shoppingList([party(40, 6, dish(), slaw)]);

  test('is the price without the costs that are known, and names the others', () => {
    expect(moneyOf([{ soldCents: 120_000 }], lines)).toMatchObject({ soldCents: 120_000, costCents: 29_450, marginCents: 90_550 });
    expect(moneyOf([{ soldCents: 120_000 }], lines).unknown.map(({ id }) => id)).toEqual(['slaw']);
  });

  test('has no margin while a price is to be determined, or no cost is known', () => {
    expect(moneyOf([{ soldCents: 120_000 }, { soldCents: null }], lines)).toMatchObject({ soldCents: null, marginCents: null, costCents: 29_450 });
    expect(moneyOf([{ soldCents: 120_000 }], shoppingList([party(4, 0, slaw)]))).toMatchObject({ soldCents: 120_000, costCents: 0, marginCents: null });
    expect(moneyOf([], [])).toMatchObject({ soldCents: null, marginCents: null });
  });
});

describe('the departure', () => {
  test('leaves time for the road and for setting up, and is a round one', () => {
    // 35 km one way take 30 minutes; two hours to set up.
    expect(departureOf({ date: '2027-06-12', time: '17:00', travelMetres: 70_000 })).toEqual({ day: '2027-06-12', time: '14:30', driveMinutes: 30, oneWayMetres: 35_000 });
    // 14.3 km take 13 minutes: 14:47, so 14:45.
    expect(departureOf({ date: '2027-06-12', time: '17:00', travelMetres: 28_600 })).toMatchObject({ time: '14:45', driveMinutes: 13 });
  });

  test('can be on the day before', () => {
    expect(departureOf({ date: '2027-03-01', time: '02:00', travelMetres: 140_000 })).toMatchObject({ day: '2027-02-28', time: '23:00' });
  });

  test('is unknown without a road or a time', () => {
    expect(departureOf({ date: '2027-06-12', time: '', travelMetres: 28_600 })).toBeNull();
    expect(departureOf({ date: '2027-06-12', time: '17:00', travelMetres: null })).toBeNull();
  });
});
