import { expect, test } from 'vitest';
import { localized, localizedOrId, localizedPreview, readNumber, readText } from '../../src/contract/localized';

test('everywhere the language asked for comes first', () => {
  const both = { fr: 'Poitrine', en: 'Brisket' };
  expect([localizedOrId(both, 'fr', 'id'), localizedPreview(both, 'fr', 'Event'), localized(both, 'fr', 'Unnamed Side')]).toEqual(['Poitrine', 'Poitrine', 'Poitrine']);
  expect([localizedOrId(both, 'en', 'id'), localizedPreview(both, 'en', 'Event'), localized(both, 'en', 'Unnamed Side')]).toEqual(['Brisket', 'Brisket', 'Brisket']);
});

test('everywhere the other language stands in for an empty or missing one', () => {
  expect(localizedOrId({ fr: ' ', en: 'Brisket' }, 'fr', 'id')).toBe('Brisket');
  expect(localizedPreview({ fr: 'Poitrine' }, 'en', 'Event')).toBe('Poitrine');
  expect(localized({ en: 'Brisket' }, 'fr', 'Unnamed Side')).toBe('Brisket');
});

test.each([[null], [undefined], [''], ['   '], [{}], [{ fr: '', en: ' ' }]])('without any text (%j) each falls back to its own last word', (nothing) => {
  expect(localizedOrId(nothing, 'fr', 'meat-3')).toBe('meat-3');
  expect(localizedPreview(nothing, 'fr', 'Training')).toBe('Training');
  expect(localized(nothing, 'en', 'Unnamed Variation')).toBe('Unnamed Variation');
});

test('one plain text serves both languages, without the blanks around it', () => {
  expect(localized(' Brisket ', 'fr', 'Unnamed Side')).toBe('Brisket');
  expect(localizedOrId('Brisket', 'en', 'id')).toBe('Brisket');
});

test.each([
  ['two fields', { name_fr: 'Poitrine', name_en: 'Brisket' }],
  ['an object', { name: { fr: 'Poitrine', en: 'Brisket' } }],
  ['a field and an object', { name_fr: 'Poitrine', name: { fr: 'Autre', en: 'Brisket' } }],
])('a text is read from %s', (_, row) => {
  expect(readText(row, 'name')).toEqual({ fr: 'Poitrine', en: 'Brisket' });
});

test('a plain text is read into both languages, and half a text leaves the other half empty', () => {
  expect(readText({ name: 'Brisket' }, 'name')).toEqual({ fr: 'Brisket', en: 'Brisket' });
  expect(readText({ name_fr: 'Poitrine' }, 'name')).toEqual({ fr: 'Poitrine', en: '' });
});

test('a synonym fills only what the first name left empty', () => {
  expect(readText({ name_fr: 'Poitrine', title_fr: 'Titre', title_en: 'Title' }, 'name', 'title')).toEqual({ fr: 'Poitrine', en: 'Title' });
});

test.each([[{}], [{ name: null }], [{ name: 3 }], [{ name: ['fr'] }], [{ name: { fr: 1, en: {} } }], [{ name_fr: 5, name_en: [] }]])('what is no text (%j) reads as empty', (row) => {
  expect(readText(row, 'name')).toEqual({ fr: '', en: '' });
});

test('a number is read from a number or from text, with either decimal mark', () => {
  expect([readNumber(12.5), readNumber('12.5'), readNumber('12,5'), readNumber(' 3 '), readNumber(0), readNumber('0')]).toEqual([12.5, 12.5, 12.5, 3, 0, 0]);
});

test('the first value that is a number counts', () => {
  expect(readNumber(undefined, 'free', 7, 8)).toBe(7);
  expect(readNumber(0, 8)).toBe(0);
});

test.each([[null], [undefined], [''], [' '], ['free'], [Number.NaN], [Infinity], ['Infinity'], [true], [[3]], [{}]])('%j is no number', (value) => {
  expect(readNumber(value)).toBeNull();
});
