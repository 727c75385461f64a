import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, STORAGE_KEYS, store } from '../../src/api/storage';
import { giveClosedStorage, giveForbiddenStorage, giveFullStorage, giveStorage } from './fakes';

afterEach(() => vi.unstubAllGlobals());

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

test('what is stored is read back, and null removes it', () => {
  const storage = giveStorage();
  store(STORAGE_KEYS.language, 'en');
  expect(readStored(STORAGE_KEYS.language)).toBe('en');
  store(STORAGE_KEYS.language, null);
  expect(readStored(STORAGE_KEYS.language)).toBeNull();
  expect(storage.length).toBe(0);
});

test('an empty text is stored, not removed', () => {
  giveStorage();
  store(STORAGE_KEYS.language, '');
  expect(readStored(STORAGE_KEYS.language)).toBe('');
});

test('nothing stored reads as null', () => {
  giveStorage();
  expect(readStored(STORAGE_KEYS.user)).toBeNull();
  expect(readStoredJson(STORAGE_KEYS.user, isList)).toBeNull();
});

test.each([
  ['closed', giveClosedStorage],
  ['forbidden', giveForbiddenStorage],
])('a %s storage reads as empty and loses what it is given, without an error', (_, arrange) => {
  arrange();
  expect(readStored(STORAGE_KEYS.token)).toBeNull();
  expect(readStoredJson(STORAGE_KEYS.user, isList)).toBeNull();
  expect(() => store(STORAGE_KEYS.token, 'x')).not.toThrow();
  expect(() => store(STORAGE_KEYS.token, null)).not.toThrow();
});

test('a page without any storage works', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readStored(STORAGE_KEYS.token)).toBeNull();
  expect(() => store(STORAGE_KEYS.token, 'x')).not.toThrow();
});

test('a full storage keeps what it had', () => {
  giveFullStorage({ language: 'fr' });
  expect(() => store(STORAGE_KEYS.language, 'en')).not.toThrow();
  expect(readStored(STORAGE_KEYS.language)).toBe('fr');
});

test('JSON that passes the check is given back and stays', () => {
  const storage = giveStorage({ user: '[1,2]' });
  expect(readStoredJson(STORAGE_KEYS.user, isList)).toEqual([1, 2]);
  expect(storage.getItem('user')).toBe('[1,2]');
});

test.each(['{', '', 'undefined', 'null', '"text"', '{"a":1}', '<script>'])('what does not (%j) is removed and reads as null', (text) => {
  const storage = giveStorage({ user: text, language: 'en' });
  expect(readStoredJson(STORAGE_KEYS.user, isList)).toBeNull();
  expect(storage.getItem('user')).toBeNull();
  expect(storage.getItem('language')).toBe('en');
});

test('no two things are stored under one name', () => {
  const names = Object.values(STORAGE_KEYS);
  expect(new Set(names).size).toBe(names.length);
});
