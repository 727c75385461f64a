import { expect, test } from 'vitest';
import { localized, localizedOrId, localizedPreview, readNumber, readText } from '../../src/contract/localized';

test('prefers the requested language in all three variants', () => {
  const both = { fr: 'Poitrine', en: 'Brisket' };
  expect([localizedOrId(both, 'fr', 'id'), localizedPreview(both, 'fr', 'Event'), localized(both, 'fr', 'Unnamed Side')]).toEqual(['Poitrine', 'Poitrine', 'Poitrine']);
  expect([localizedOrId(both, 'en', 'id'), localizedPreview(both, 'en', 'Event'), localized(both, 'en', 'Unnamed Side')]).toEqual(['Brisket', 'Brisket', 'Brisket']);
});

test('falls back to the other language when the requested text is empty or missing', () => {
  expect(localizedOrId({ fr: ' ', en: 'Brisket' }, 'fr', 'id')).toBe('Brisket');
  expect(localizedPreview({ fr: 'Poitrine' }, 'en', 'Event')).toBe('Poitrine');
  expect(localized({ en: 'Brisket' }, 'fr', 'Unnamed Side')).toBe('Brisket');
});

test.each([[null], [undefined], [''], ['   '], [{}], [{ fr: '', en: ' ' }]])('falls back to the default of each variant without any text (%j)', (nothing) => {
  expect(localizedOrId(nothing, 'fr', 'meat-3')).toBe('meat-3');
  expect(localizedPreview(nothing, 'fr', 'Training')).toBe('Training');
  expect(localized(nothing, 'en', 'Unnamed Variation')).toBe('Unnamed Variation');
});

test('uses a single string for both languages, trimmed', () => {
  expect(localized(' Brisket ', 'fr', 'Unnamed Side')).toBe('Brisket');
  expect(localizedOrId('Brisket', 'en', 'id')).toBe('Brisket');
});

test.each([
  ['two fields', { name_fr: 'Poitrine', name_en: 'Brisket' }],
  ['an object', { name: { fr: 'Poitrine', en: 'Brisket' } }],
  ['a field and an object', { name_fr: 'Poitrine', name: { fr: 'Autre', en: 'Brisket' } }],
])('reads a text from %s', (_, row) => {
  expect(readText(row, 'name')).toEqual({ fr: 'Poitrine', en: 'Brisket' });
});

test('reads a single string for both languages, and leaves a missing language empty', () => {
  expect(readText({ name: 'Brisket' }, 'name')).toEqual({ fr: 'Brisket', en: 'Brisket' });
  expect(readText({ name_fr: 'Poitrine' }, 'name')).toEqual({ fr: 'Poitrine', en: '' });
});

test('an alternative field name fills only the languages that the first one left empty', () => {
  expect(readText({ name_fr: 'Poitrine', title_fr: 'Titre', title_en: 'Title' }, 'name', 'title')).toEqual({ fr: 'Poitrine', en: 'Title' });
});

test.each([[{}], [{ name: null }], [{ name: 3 }], [{ name: ['fr'] }], [{ name: { fr: 1, en: {} } }], [{ name_fr: 5, name_en: [] }]])('reads a value that is not a text (%j) as empty', (row) => {
  expect(readText(row, 'name')).toEqual({ fr: '', en: '' });
});

test('reads a number from a number or a text, with either decimal mark', () => {
  expect([readNumber(12.5), readNumber('12.5'), readNumber('12,5'), readNumber(' 3 '), readNumber(0), readNumber('0')]).toEqual([12.5, 12.5, 12.5, 3, 0, 0]);
});

test('returns the first value that is a number', () => {
  expect(readNumber(undefined, 'free', 7, 8)).toBe(7);
  expect(readNumber(0, 8)).toBe(0);
});

test.each([[null], [undefined], [''], [' '], ['free'], [Number.NaN], [Infinity], ['Infinity'], [true], [[3]], [{}]])('reads %j as null', (value) => {
  expect(readNumber(value)).toBeNull();
});
