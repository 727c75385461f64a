import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import { departureOf, moneyOf, shoppingList } from '../../src/contract/kitchen';
import type { Dish } from '../../src/contract/preparation';

const dish = (fields: Partial<Dish> = {}): Dish => ({ id: 'brisket', kind: 'meat', name: { fr: 'Poitrine', en: 'Brisket' }, kgPerPerson: 0.2, servingsPerPerson: null, yieldPercent: null, sharedBy: 1, costPerKg: 31, ...fields });
const party = (adults: number, children: number, ...dishes: Dish[]) => ({ adults, children, dishes });
const kilograms = (...parties: ReturnType<typeof party>[]) => shoppingList(parties).map(({ id, neededKg, buyKg }) => [id, neededKg, buyKg]);

describe('shopping list', () => {
  test('counts children as adults and rounds up to the half kilogram', () => {
    // 0.2 kg for 46 is 9.2 kg.
    expect(kilograms(party(40, 6, dish()))).toEqual([['brisket', 9.2, 9.5]]);
  });

  test('does not round up an exact multiple of the purchase step', () => {
    // In binary floating point 0.35 × 20 is slightly more than 7, and 0.1 × 3 × 5 slightly more than 1.5.
    expect(kilograms(party(20, 0, dish({ kgPerPerson: 0.35 })))).toEqual([['brisket', 7, 7]]);
    expect(kilograms(party(15, 0, dish({ kgPerPerson: 0.1 })))).toEqual([['brisket', 1.5, 1.5]]);
    expect(kilograms(party(3, 0, dish({ kgPerPerson: 0.333 })))).toEqual([['brisket', 0.999, 1]]);
  });

  test('rounds a dish once for all parties', () => {
    // 12 × 0.2 and 8 × 0.2 are 2.4 and 1.6: rounded separately 4.5, together 4.
    expect(kilograms(party(12, 0, dish()), party(6, 2, dish()))).toEqual([['brisket', 4, 4]]);
  });

  test('puts meats before sides and separates a meat and a side with the same id', () => {
    const side = dish({ id: 'brisket', kind: 'side', kgPerPerson: 0.1 });
    expect(shoppingList([party(10, 0, side, dish())]).map(({ kind, buyKg }) => [kind, buyKg])).toEqual([['meat', 2], ['side', 1]]);
  });

  test('divides a portion among the variations that share it', () => {
    const half = (id: string) => dish({ id, kind: 'side', kgPerPerson: 0.12, servingsPerPerson: 0.8, sharedBy: 2 });
    // 25 guests: 1.5 kg and 10 servings of each.
    expect(shoppingList([party(25, 0, half('slaw-0'), half('slaw-1'))]).map(({ buyKg, servings }) => [buyKg, servings])).toEqual([[1.5, 10], [1.5, 10]]);
  });

  test('rounds servings up and has null amounts when the catalogue has no portion', () => {
    const [line] = shoppingList([party(11, 0, dish({ kgPerPerson: null, servingsPerPerson: 0.8 }))]);
    expect(line).toMatchObject({ neededKg: null, buyKg: null, servings: 9, costCents: null });
  });

  test('computes the cost from the purchased amount, not the eaten amount', () => {
    // 9.5 kg at $31.
    expect(shoppingList([party(40, 6, dish())])[0]?.costCents).toBe(29_450);
    expect(shoppingList([party(3, 0, dish({ costPerKg: 12.35 }))])[0]?.costCents).toBe(1235);
  });

  test('buys and prices the raw weight when the cooking yield is known', () => {
    // 40 × 0.2 kg is 8 kg cooked; at a yield of 50 % this is 16 kg raw.
    expect(shoppingList([party(40, 0, dish({ yieldPercent: 50 }))])).toMatchObject([{ neededKg: 8, rawKg: 16, buyKg: 16, costCents: 49_600 }]);
    expect(shoppingList([party(40, 0, dish({ yieldPercent: 60 }))])).toMatchObject([{ neededKg: 8, rawKg: 13.3334, buyKg: 13.5 }]);
    expect(shoppingList([party(40, 0, dish())])).toMatchObject([{ neededKg: 8, rawKg: null, buyKg: 8 }]);
  });

  test('is empty without parties or dishes', () => {
    expect(shoppingList([])).toEqual([]);
    expect(shoppingList([party(10, 0)])).toEqual([]);
  });
});

describe('money summary', () => {
  const slaw = dish({ id: 'slaw', kind: 'side', costPerKg: null });
  const lines = shoppingList([party(40, 6, dish(), slaw)]);

  test('subtracts known costs from the price and lists dishes of unknown cost', () => {
    expect(moneyOf([{ soldCents: 120_000 }], lines)).toMatchObject({ soldCents: 120_000, costCents: 29_450, marginCents: 90_550 });
    expect(moneyOf([{ soldCents: 120_000 }], lines).unknown.map(({ id }) => id)).toEqual(['slaw']);
  });

  test('has no margin while a price is to be determined or no cost is known', () => {
    expect(moneyOf([{ soldCents: 120_000 }, { soldCents: null }], lines)).toMatchObject({ soldCents: null, marginCents: null, costCents: 29_450 });
    expect(moneyOf([{ soldCents: 120_000 }], shoppingList([party(4, 0, slaw)]))).toMatchObject({ soldCents: 120_000, costCents: 0, marginCents: null });
    expect(moneyOf([], [])).toMatchObject({ soldCents: null, marginCents: null });
  });
});

describe('departure', () => {
  test('leaves time for driving and setup, rounded down to five minutes', () => {
    // 35 km one way take 30 minutes, plus two hours of set-up.
    expect(departureOf({ date: '2027-06-12', time: '17:00', travelMetres: 70_000 }, DEFAULT_SETTINGS.rules)).toEqual({ day: '2027-06-12', time: '14:30', driveMinutes: 30, oneWayMetres: 35_000 });
    // 14.3 km take 13 minutes: 14:47, rounded to 14:45.
    expect(departureOf({ date: '2027-06-12', time: '17:00', travelMetres: 28_600 }, DEFAULT_SETTINGS.rules)).toMatchObject({ time: '14:45', driveMinutes: 13 });
  });

  test('depends on the speed of the vehicle and the time to set up', () => {
    // 35 km at 35 km/h take an hour.
    expect(departureOf({ date: '2027-06-12', time: '17:00', travelMetres: 70_000 }, { roadKmh: 35, setUpMinutes: 30 })).toMatchObject({ time: '15:30', driveMinutes: 60 });
  });

  test('may be on the day before', () => {
    expect(departureOf({ date: '2027-03-01', time: '02:00', travelMetres: 140_000 }, DEFAULT_SETTINGS.rules)).toMatchObject({ day: '2027-02-28', time: '23:00' });
  });

  test('is null without a distance or a time', () => {
    expect(departureOf({ date: '2027-06-12', time: '', travelMetres: 28_600 }, DEFAULT_SETTINGS.rules)).toBeNull();
    expect(departureOf({ date: '2027-06-12', time: '17:00', travelMetres: null }, DEFAULT_SETTINGS.rules)).toBeNull();
  });
});
