import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenSides, resolveSideId, toggleSide, toggleVariation, variationId } from '../../src/contract/selections';
import { aSide, aVariation } from './make';

const variations = (count: number) => Array.from({ length: count }, () => aVariation());
const coleslaw = aSide({ id: 'coleslaw', variations: variations(3) });
const beans = aSide({ id: 'beans', variations: [] });
const menu = [coleslaw, beans];

test('selecting a variation selects its side', () => {
  expect(toggleVariation([], coleslaw, 1, menu)).toEqual(['coleslaw', 'coleslaw-1']);
});

test('selecting a second variation lists the side once', () => {
  expect(toggleVariation(['coleslaw', 'coleslaw-1'], coleslaw, 2, menu).toSorted()).toEqual(['coleslaw', 'coleslaw-1', 'coleslaw-2']);
});

test('deselecting one of two variations keeps the side', () => {
  expect(toggleVariation(['coleslaw', 'coleslaw-0', 'coleslaw-1'], coleslaw, 0, menu)).toEqual(['coleslaw', 'coleslaw-1']);
});

test('deselecting the last variation deselects the side', () => {
  expect(toggleVariation(['beans', 'coleslaw', 'coleslaw-1'], coleslaw, 1, menu)).toEqual(['beans']);
});

test('selecting a side selects no variations', () => {
  expect(toggleSide(['beans'], coleslaw, menu)).toEqual(['beans', 'coleslaw']);
});

test('deselecting a side removes only the side and its variations', () => {
  expect(toggleSide(['coleslaw', 'beans', 'coleslaw-0', 'coleslaw-2'], coleslaw, menu)).toEqual(['beans']);
});

test('toggling does not mutate the given list', () => {
  const ids = Object.freeze(['coleslaw', 'coleslaw-1']);
  toggleSide(ids, coleslaw, menu);
  toggleVariation(ids, coleslaw, 0, menu);
  expect(ids).toEqual(['coleslaw', 'coleslaw-1']);
});

test("a variation id is the side's id, a dash and the index", () => {
  expect(variationId('coleslaw', 7)).toBe('coleslaw-7');
});

test('an id that ends in -7 resolves to a side with this id before a variation', () => {
  const plain = aSide({ id: 'ribs', variations: variations(9) });
  const named = aSide({ id: 'ribs-7', variations: variations(2) });
  expect(resolveSideId('ribs-7', [plain, named])).toEqual({ side: named, variation: null });
  expect(resolveSideId('ribs-7', [plain])).toEqual({ side: plain, variation: 7 });
  expect(resolveSideId('ribs-7-1', [plain, named])).toEqual({ side: named, variation: 1 });
});

test('a side whose id ends in -7 can be selected with variations and deselected', () => {
  const named = aSide({ id: 'ribs-7', variations: variations(2) });
  const chosen = toggleVariation([], named, 1, [named]);
  expect(chosen).toEqual(['ribs-7', 'ribs-7-1']);
  expect(chosenSides(chosen, [named])).toEqual([{ side: named, variations: [1] }]);
  expect(toggleSide(chosen, named, [named])).toEqual([]);
});

const other = aSide({ id: 'other', variations: variations(3) });
const alike = [other, aSide({ id: 'other-1', variations: variations(1) })];

test('deselecting a side keeps another side whose id looks like its variation', () => {
  expect(toggleSide(['other', 'other-1', 'other-1-0', 'other-2'], other, alike)).toEqual(['other-1', 'other-1-0']);
});

test('deselecting the last variation deselects its side despite a chosen side with a similar id', () => {
  expect(toggleVariation(['other-1', 'other', 'other-2'], other, 2, alike)).toEqual(['other-1']);
});

test("choosing a variation whose id is another side's id selects the parent", () => {
  expect(toggleVariation([], other, 1, alike)).toEqual(['other']);
  expect(toggleVariation(['other-1'], other, 1, alike)).toEqual(['other-1', 'other']);
});

test('a variation index has at most two digits and must exist', () => {
  const many = aSide({ id: 'sauce', variations: variations(150) });
  expect(resolveSideId('sauce-99', [many])?.variation).toBe(99);
  expect(resolveSideId('sauce-100', [many])).toBeNull();
  expect(resolveSideId('coleslaw-3', [coleslaw])).toBeNull();
  expect(resolveSideId('coleslaw-', [coleslaw])).toBeNull();
  expect(resolveSideId('coleslaw--1', [coleslaw])).toBeNull();
  expect(resolveSideId('', [coleslaw])).toBeNull();
});

test('returns chosen sides in catalogue order with ascending variations and drops unknown ids', () => {
  expect(chosenSides(['gone', 'coleslaw-2', 'beans', 'coleslaw', 'coleslaw-0', 'gone-1'], [beans, coleslaw])).toEqual([
    { side: beans, variations: [] },
    { side: coleslaw, variations: [0, 2] },
  ]);
});

test('returns a repeated id once', () => {
  expect(chosenSides(['coleslaw-1', 'coleslaw-1', 'coleslaw', 'coleslaw'], [coleslaw])).toEqual([{ side: coleslaw, variations: [1] }]);
});

const catalogue = [coleslaw, beans, aSide({ id: 'ribs-7', variations: variations(2) }), aSide({ id: 'coleslaw-1', variations: variations(2) })];
const steps = fc.array(fc.tuple(fc.constantFrom(...catalogue), fc.option(fc.nat({ max: 2 }))), { maxLength: 30 });

test('a variation is never selected without its side, for any clicks', () => {
  fc.assert(
    fc.property(steps, (clicks) => {
      const ids = clicks.reduce<string[]>((chosen, [side, index]) => (index === null || index >= side.variations.length ? toggleSide(chosen, side, catalogue) : toggleVariation(chosen, side, index, catalogue)), []);
      const chosen = chosenSides(ids, catalogue);
      expect(chosen.every(({ side }) => ids.includes(side.id))).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(chosen.reduce((sum, { variations: indexes }) => sum + 1 + indexes.length, 0));
    }),
  );
});
