import { expect, test } from 'vitest';
import { slugOf } from '../../src/contract/fileName';

test.each([
  ['Boucane', 'boucane'],
  ['Fumoir Untel', 'fumoir-untel'],
  ['  L’Érable & Fils inc. ', 'l-erable-fils-inc'],
  ['Maïs/Œufs\\..', 'mais-oeufs'],
  ['…', 'export'],
  ['', 'export'],
])('%j becomes the part %j of a file name', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
