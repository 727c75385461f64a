import { expect, test } from 'vitest';
import { allTexts, everyLeaf } from './everyLeaf';

const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}|<(\w+)>/g)].map(([hole]) => hole).toSorted();

test('the check covers more than fifty texts', () => {
  expect(everyLeaf.length).toBeGreaterThan(50);
});

test('namespaces are unique across the text files', () => {
  const names = allTexts.map(([, { namespace }]) => namespace);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every text has content in both languages', () => {
  expect(everyLeaf.filter(({ fr, en }) => fr.trim() === '' || en.trim() === '').map(({ name }) => name)).toEqual([]);
});

test('a text uses the same placeholders in both languages', () => {
  expect(everyLeaf.filter(({ fr, en }) => holes(fr).join() !== holes(en).join()).map(({ name }) => name)).toEqual([]);
});

test('a plural text has both of its forms', () => {
  const names = new Set(everyLeaf.map(({ name }) => name));
  const other = (name: string) => name.replace(/_(one|other)$/, (_, form: string) => (form === 'one' ? '_other' : '_one'));
  expect([...names].filter((name) => /_(one|other)$/.test(name) && !names.has(other(name)))).toEqual([]);
});

test('English texts contain no French quotation marks, and French texts no English ones', () => {
  expect(everyLeaf.filter(({ fr, en }) => /[«»]/.test(en) || /["“”]/.test(fr)).map(({ name }) => name)).toEqual([]);
});
