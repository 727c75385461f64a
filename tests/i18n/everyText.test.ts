import { expect, test } from 'vitest';
import { allTexts, everyLeaf } from './everyLeaf';

const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}|<(\w+)>/g)].map(([hole]) => hole).toSorted();

test('there are texts to check', () => {
  expect(everyLeaf.length).toBeGreaterThan(50);
});

test('no two files of texts share a namespace', () => {
  const names = allTexts.map(([, { namespace }]) => namespace);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no text is empty in either language', () => {
  expect(everyLeaf.filter(({ fr, en }) => fr.trim() === '' || en.trim() === '').map(({ name }) => name)).toEqual([]);
});

test('both languages take the same values', () => {
  expect(everyLeaf.filter(({ fr, en }) => holes(fr).join() !== holes(en).join()).map(({ name }) => name)).toEqual([]);
});

test('a plural has both of its forms', () => {
  const names = new Set(everyLeaf.map(({ name }) => name));
  const other = (name: string) => name.replace(/_(one|other)$/, (_, form: string) => (form === 'one' ? '_other' : '_one'));
  expect([...names].filter((name) => /_(one|other)$/.test(name) && !names.has(other(name)))).toEqual([]);
});

test('English has no French quotation marks, French no English ones', () => {
  expect(everyLeaf.filter(({ fr, en }) => /[«»]/.test(en) || /["“”]/.test(fr)).map(({ name }) => name)).toEqual([]);
});
