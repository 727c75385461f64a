import { expect, test } from 'vitest';
import { normalizeForSearch, searchTerms } from '../../src/contract/searchText';
import { parseListQuery, stringifyListQuery } from '../../src/contract/listQuery';
import { listIndexKeys } from '../../src/contract/listIndexKeys';
import { missingLanguages } from '../../src/contract/translations';

test('folds accents, case, ligatures and kinds of white space for a search', () => {
  expect(normalizeForSearch(' Bœuf\u202fÉPICÉ  à l’ail ')).toBe("boeuf epice a l'ail");
  expect(normalizeForSearch('Ça\u0000va\n?')).toBe('ca va ?');
});

test('limits a search to eight words within the first hundred characters', () => {
  expect(searchTerms('  Côtes   LEVÉES ')).toEqual(['cotes', 'levees']);
  expect(searchTerms('a '.repeat(100))).toHaveLength(8);
  expect(searchTerms('x'.repeat(1000))[0]).toHaveLength(100);
  expect(searchTerms(' \u0000 ')).toEqual([]);
});

test.each([
  [{ name_fr: 'Côtes', name_en: '' }, ['en']],
  [{ name_fr: ' ', name_en: 'Ribs' }, ['fr']],
  [{ name_fr: 'Côtes', name_en: 'Ribs', description_fr: '', description_en: '' }, []],
  [{ name: { fr: 'Côtes', en: '' } }, ['en']],
  [{ name: { fr: 'Côtes' } }, []],
  [{ variations: [{ name_fr: 'Au homard', name_en: '' }, { name_fr: '', name_en: 'Plain' }] }, ['fr', 'en']],
  [{ name: 'Ribs', language: 'fr', disabled: false, capacity: 3, missing: null }, []],
])('%j lacks texts in %j', (record, missing) => {
  expect(missingLanguages(record)).toEqual(missing);
});

const asked = (query: Record<string, string>) => parseListQuery('training', (name) => query[name]);

test('reads a query with its defaults and reports unknown values', () => {
  expect(asked({})).toEqual({ query: { limit: 500, offset: 0, sort: 'displayOrder', order: 'asc', q: '', filters: {} }, wrong: [] });
  expect(asked({ limit: '25', offset: '50', sort: 'price', order: 'desc', q: 'feu', type: 'online' })).toEqual({ query: { limit: 25, offset: 50, sort: 'price', order: 'desc', q: 'feu', filters: { type: 'online' } }, wrong: [] });
  expect(asked({ limit: '9000', offset: '-1', sort: 'constructor', order: 'up', type: 'toString', showing: '' })).toEqual({ query: { limit: 500, offset: 0, sort: 'displayOrder', order: 'asc', q: '', filters: {} }, wrong: ['type', 'sort', 'order'] });
});

test('reads back a serialized query', () => {
  const query = { limit: 25, offset: 75, sort: 'price', order: 'desc', q: 'bœuf & 100 %', filters: { type: 'online', missing: 'en' } } as const;
  const written = new URLSearchParams(stringifyListQuery(query));
  expect(parseListQuery('training', (name) => written.get(name) ?? undefined)).toEqual({ query, wrong: [] });
});

test('listing keys leave out missing values and contain words of both languages', () => {
  const { keys, words } = listIndexKeys('event', { id: 'e', name_fr: 'Fête', name_en: '', date: '', price: null, basePrice: 12, capacity: 40, maxParticipants: 30, visibility: 'pending', imageUrl: '/secret.jpg' });
  expect(keys).toEqual({ name_fr: 'fete', name_en: 'fete', price: 12, seats: 30, showing: 'hidden', missing_en: 'true' });
  expect(words).toBe('fete');
});
