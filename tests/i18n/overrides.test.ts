import { expect, test } from 'vitest';
import { addTexts, createI18n } from '../../src/i18n/i18n';
import { applyOverrides, textsHashOf, overridesInUse, overridesOf } from '../../src/i18n/overrides';
import { tagged } from '../../src/i18n/tags';
import { defineTexts } from '../../src/i18n/texts';

const entries = [
  { tag: 'party.title', value: { fr: "L'ambiance : chaude", en: 'The mood' } },
  { tag: 'party.price.note', value: { fr: '', en: 'plus tax' } },
  { tag: 'other.title', value: { fr: 'Ailleurs', en: 'Elsewhere' } },
];
const party = () => defineTexts('party', { title: { fr: 'Fête', en: 'Party' }, price: { note: { fr: 'taxes en sus', en: 'taxes extra' } } });

test('overrides replace both languages, and an empty override keeps the default text', () => {
  const store = createI18n('fr', overridesOf(entries));
  addTexts(store, party());
  expect(store.getFixedT('fr', 'party')('title')).toBe('L’ambiance\u00a0: chaude');
  expect(store.getFixedT('en', 'party')('title')).toBe('The mood');
  expect(store.getFixedT('fr', 'party')('price.note')).toBe('taxes en sus');
  expect(store.getFixedT('en', 'party')('price.note')).toBe('plus tax');
});

test('overrides added later apply, and the return value says whether any text changed', () => {
  const store = createI18n('fr');
  addTexts(store, party());
  expect(applyOverrides(store, overridesOf(entries))).toBe(true);
  expect(store.getFixedT('fr', 'party')('title')).toContain('ambiance');
  expect(applyOverrides(store, overridesOf(entries))).toBe(false);
});

test('a page contains only the overrides of its texts and language', () => {
  const store = createI18n('fr');
  addTexts(store, party());
  expect(overridesInUse(overridesOf(entries, ['fr']), store)).toEqual({ fr: { party: { title: 'L’ambiance\u00a0: chaude' } } });
});

test('override tags cannot pollute object prototypes', () => {
  expect(overridesOf([{ tag: '__proto__.polluted', value: { fr: 'x', en: 'x' } }, { tag: 'a.constructor.b', value: { fr: 'x', en: 'x' } }])).toEqual({});
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('every change of the overrides yields a different edition hash', () => {
  const editions = [entries, entries.slice(1), entries.toReversed(), [{ tag: 'party.title', value: { fr: 'x', en: 'The mood' } }, ...entries.slice(1)]].map(textsHashOf);
  expect(new Set(editions).size).toBe(4);
  expect(textsHashOf(structuredClone(entries))).toBe(textsHashOf(entries));
});

test('every text of a tree has a dotted tag and a rich-text flag', () => {
  expect(tagged(party()).map(({ tag, rich }) => [tag, rich])).toEqual([['party.title', false], ['party.price.note', false]]);
  expect(tagged(defineTexts('about', { fire: { first: { fr: 'a', en: 'b' } } }))).toMatchObject([{ tag: 'about.fire.first', rich: true }]);
});
