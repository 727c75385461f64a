import { expect, test } from 'vitest';
import { missingLanguages } from '../../src/contract/translations';

test.each([
  ['a text in one language', { name_fr: 'Poitrine', name_en: 'Brisket', description_fr: 'Fumée', description_en: '' }],
  ['a text whose other half is missing', { name_en: 'Brisket' }],
  ['a text of spaces', { name_fr: 'Poitrine', name_en: '  ' }],
  ['an entry as an object', { tag: 'home.title', value: { fr: 'Bonjour', en: '' } }],
  ['a variation', { name_fr: 'Salade', name_en: 'Slaw', variations: [{ name_fr: 'Crémeuse', name_en: '' }] }],
])('%s lacks a translation', (_, fields) => {
  expect(missingLanguages(fields)).not.toEqual([]);
});

test.each([
  ['texts in both languages', { name_fr: 'Poitrine', name_en: 'Brisket' }],
  ['texts in neither', { name_fr: 'Poitrine', name_en: 'Brisket', description_fr: '', description_en: '' }],
  ['what is no text', { id: '1', price: 12, isActive: true, ids: ['a'], nothing: null }],
])('%s lack no translation', (_, fields) => {
  expect(missingLanguages(fields)).toEqual([]);
});
