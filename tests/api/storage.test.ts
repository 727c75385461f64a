import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, STORAGE_KEYS, store } from '../../src/api/storage';
import { giveClosedStorage, giveForbiddenStorage, giveFullStorage, giveStorage } from './fakes';

afterEach(() => vi.unstubAllGlobals());

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

test('reads back a stored value, and null removes the key', () => {
  const storage = giveStorage();
  store(STORAGE_KEYS.language, 'en');
  expect(readStored(STORAGE_KEYS.language)).toBe('en');
  store(STORAGE_KEYS.language, null);
  expect(readStored(STORAGE_KEYS.language)).toBeNull();
  expect(storage.length).toBe(0);
});

test('stores an empty string instead of removing the key', () => {
  giveStorage();
  store(STORAGE_KEYS.language, '');
  expect(readStored(STORAGE_KEYS.language)).toBe('');
});

test('reads a missing key as null', () => {
  giveStorage();
  expect(readStored(STORAGE_KEYS.user)).toBeNull();
  expect(readStoredJson(STORAGE_KEYS.user, isList)).toBeNull();
});

test.each([
  ['closed', giveClosedStorage],
  ['forbidden', giveForbiddenStorage],
])('reads a %s storage as empty and ignores writes without an error', (_, arrange) => {
  arrange();
  expect(readStored(STORAGE_KEYS.token)).toBeNull();
  expect(readStoredJson(STORAGE_KEYS.user, isList)).toBeNull();
  expect(() => store(STORAGE_KEYS.token, 'x')).not.toThrow();
  expect(() => store(STORAGE_KEYS.token, null)).not.toThrow();
});

test('works without `localStorage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored(STORAGE_KEYS.token)).toBeNull();
  expect(() => store(STORAGE_KEYS.token, 'x')).not.toThrow();
});

test('keeps the previous value when storage is full', () => {
  giveFullStorage({ language: 'fr' });
  expect(() => store(STORAGE_KEYS.language, 'en')).not.toThrow();
  expect(readStored(STORAGE_KEYS.language)).toBe('fr');
});

test('returns stored JSON that passes the check', () => {
  const storage = giveStorage({ user: '[1,2]' });
  expect(readStoredJson(STORAGE_KEYS.user, isList)).toEqual([1, 2]);
  expect(storage.getItem('user')).toBe('[1,2]');
});

test.each(['{', '', 'undefined', 'null', '"text"', '{"a":1}', '<script>'])('removes stored JSON that fails the check (%j) and returns null', (text) => {
  const storage = giveStorage({ user: text, language: 'en' });
  expect(readStoredJson(STORAGE_KEYS.user, isList)).toBeNull();
  expect(storage.getItem('user')).toBeNull();
  expect(storage.getItem('language')).toBe('en');
});

test('storage keys are unique', () => {
  const names = Object.values(STORAGE_KEYS);
  expect(new Set(names).size).toBe(names.length);
});
