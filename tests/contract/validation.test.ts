import { expect, test } from 'vitest';
import { frenchSpacing, isLanguage, otherLanguage } from '../../src/contract/language';
import { VALIDATION_TEXTS, validationText } from '../../src/contract/validation';

test.each([
  ['fullNameRequired', 'Full name is required'],
  ['emailRequired', 'Email is required'],
  ['emailInvalid', 'Please enter a valid email address'],
  ['locationRequired', 'Location is required for events'],
  ['trainingLocationRequired', 'Please select a training location'],
  ['addressRequired', 'Please enter your address for travel calculation'],
  ['fillRequired:Host name, Email', 'Please fill in all required fields: Host name, Email.'],
  ['bothNames', 'French and English names are required.'],
])('%s has the message of the specification', (message, sentence) => {
  expect(validationText(message, 'en')).toBe(sentence);
});

test('every message exists in both languages with the same parameter', () => {
  const uneven = Object.entries(VALIDATION_TEXTS).filter(([, { fr, en }]) => fr.trim() === '' || en.trim() === '' || fr === en || fr.includes('{0}') !== en.includes('{0}'));
  expect(uneven).toEqual([]);
});

test('inserts a parameter with French spacing in French', () => {
  expect(validationText('tooLong:80', 'en')).toBe('That is too long: 80 characters at most.');
  expect(validationText('tooLong:80', 'fr')).toBe('C’est trop long\u00a0: 80\u00a0caractères au plus.');
});

test('accepts a parameter that contains a colon', () => {
  expect(validationText('fillRequired:Heure: 17:30', 'en')).toBe('Please fill in all required fields: Heure: 17:30.');
});

test.each(['$&', '$1', '$$', '{0}', "$'"])('inserts a parameter that looks like a replacement pattern (%s) literally', (parameter) => {
  expect(validationText(`unknownItem:${parameter}`, 'en')).toBe(`A choice is no longer offered: ${parameter}`);
});

test.each(['', 'nope', 'this must be a `string` type', '__proto__', 'toString'])('shows an unknown message (%j) as not valid', (message) => {
  expect(validationText(message, 'en')).toBe('Check this value: it is not valid.');
});

test('applies French typographic spacing', () => {
  expect(frenchSpacing("L'été : « oui » ; non ? Si !")).toBe('L’été\u00a0: «\u00a0oui\u00a0»\u202f; non\u202f? Si\u202f!');
  expect(frenchSpacing('17:30 et https://exemple.ca')).toBe('17:30 et https://exemple.ca');
});

test('French spacing is idempotent', () => {
  const once = frenchSpacing("Qu'est-ce : ça ?");
  expect(frenchSpacing(once)).toBe(once);
});

test('recognizes French and English, and returns the other language of each', () => {
  expect(['fr', 'en', 'de', '', null, undefined, 1].map(isLanguage)).toEqual([true, true, false, false, false, false, false]);
  expect([otherLanguage('fr'), otherLanguage('en')]).toEqual(['en', 'fr']);
});
