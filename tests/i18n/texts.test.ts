import { expect, test } from 'vitest';
import { createI18n, addTexts } from '../../src/i18n/i18n';
import { applyOverrides } from '../../src/i18n/overrides';
import { bundleOf, defineTexts } from '../../src/i18n/texts';

const partyTexts = () =>
  defineTexts('party', {
    title: { fr: "L'ambiance : chaude !", en: "The mood: it's warm!" },
    guests_one: { fr: '{{count}} convive', en: '{{count}} guest' },
    guests_other: { fr: '{{count}} convives', en: '{{count}} guests' },
    price: { note: { fr: 'taxes en sus', en: 'taxes extra' } },
  });

test('a bundle contains one language of the tree at every depth', () => {
  expect(bundleOf(partyTexts().tree, 'en')).toEqual({
    title: "The mood: it's warm!",
    guests_one: '{{count}} guest',
    guests_other: '{{count}} guests',
    price: { note: 'taxes extra' },
  });
});

test('French texts get typographic apostrophes and spaces, and English texts stay unchanged', () => {
  expect(bundleOf(partyTexts().tree, 'fr')).toMatchObject({ title: 'L’ambiance\u00a0: chaude\u202f!', price: { note: 'taxes en sus' } });
});

test('a tree may have a branch named fr or en', () => {
  const tree = { fr: { name: { fr: 'français', en: 'French' } } };
  expect(bundleOf(tree, 'en')).toEqual({ fr: { name: 'French' } });
});

test('defineTexts returns the namespace and the tree unchanged', () => {
  const tree = { hello: { fr: 'Bonjour', en: 'Hello' } };
  expect(defineTexts('greeting', tree)).toEqual({ namespace: 'greeting', tree });
});

test('texts are found by namespace and name in both languages', () => {
  const store = createI18n('fr');
  addTexts(store, partyTexts());
  expect(store.getFixedT('fr', 'party')('price.note')).toBe('taxes en sus');
  expect(store.getFixedT('en', 'party')('price.note')).toBe('taxes extra');
});

test.each([
  [0, '0 convive', '0 guests'],
  [1, '1 convive', '1 guest'],
  [2, '2 convives', '2 guests'],
  [46, '46 convives', '46 guests'],
])('%i guests are pluralized by the rules of each language', (count, french, english) => {
  const store = createI18n('fr');
  addTexts(store, partyTexts());
  expect(store.getFixedT('fr', 'party')('guests', { count })).toBe(french);
  expect(store.getFixedT('en', 'party')('guests', { count })).toBe(english);
});

test('interpolated values are not escaped, because React escapes them', () => {
  const store = createI18n('en');
  addTexts(store, defineTexts('note', { by: { fr: 'par {{name}}', en: 'by {{name}}' } }));
  expect(store.getFixedT('en', 'note')('by', { name: "O'Neil & <b>" })).toBe("by O'Neil & <b>");
});

test('overrides present before the texts take precedence', () => {
  const store = createI18n('fr');
  store.addResourceBundle('fr', 'party', { price: { note: 'plus taxes' } }, true, true);
  addTexts(store, partyTexts());
  expect(store.getFixedT('fr', 'party')('price.note')).toBe('plus taxes');
  expect(store.getFixedT('fr', 'party')('guests', { count: 1 })).toBe('1 convive');
  expect(store.getFixedT('en', 'party')('price.note')).toBe('taxes extra');
});

test('overrides added after the texts take precedence, even when the texts are added again', () => {
  const store = createI18n('fr');
  const texts = partyTexts();
  addTexts(store, texts);
  store.addResourceBundle('fr', 'party', { title: 'Chez nous' }, true, true);
  addTexts(store, texts);
  addTexts(store, partyTexts());
  expect(store.getFixedT('fr', 'party')('title')).toBe('Chez nous');
});

test('new texts of a namespace replace the previous ones', () => {
  const store = createI18n('fr');
  addTexts(store, partyTexts());
  addTexts(store, defineTexts('party', { title: { fr: 'La fête', en: 'The party' }, price: { note: { fr: 'taxes en sus', en: 'plus taxes' } } }));
  expect(store.getFixedT('fr', 'party')('title')).toBe('La fête');
  expect(store.getFixedT('en', 'party')('price.note')).toBe('plus taxes');
});

test('overrides take precedence over replaced texts', () => {
  const store = createI18n('fr', { fr: { party: { title: 'Chez nous' } } });
  addTexts(store, partyTexts());
  applyOverrides(store, { en: { party: { price: { note: 'taxes on top' } } } });
  addTexts(store, defineTexts('party', { title: { fr: 'La fête', en: 'The party' }, price: { note: { fr: 'plus taxes', en: 'plus taxes' } } }));
  expect(store.getFixedT('fr', 'party')('title')).toBe('Chez nous');
  expect(store.getFixedT('en', 'party')('title')).toBe('The party');
  expect(store.getFixedT('fr', 'party')('price.note')).toBe('plus taxes');
  expect(store.getFixedT('en', 'party')('price.note')).toBe('taxes on top');
});

test('i18n stores do not share texts', () => {
  const texts = partyTexts();
  const [first, second, third] = [createI18n('fr'), createI18n('fr'), createI18n('fr')];
  addTexts(first, texts);
  addTexts(second, texts);
  expect(second.exists('title', { ns: 'party' })).toBe(true);
  expect(third.exists('title', { ns: 'party' })).toBe(false);
});

test('a store starts in the requested language', () => {
  expect([createI18n('fr').language, createI18n('en').language]).toEqual(['fr', 'en']);
});
