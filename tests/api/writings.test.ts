import { beforeEach, expect, test, vi } from 'vitest';
import { forgetWritings, keepWriting, readWriting } from '../../src/api/writings';
import { STORAGE_KEYS } from '../../src/api/storage';
import { MemoryStorage } from './fakes';

const NOW = new Date('2027-05-10T14:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
});

test('stores drafts of several subjects separately until they are deleted', () => {
  keepWriting('a confirm', { text: 'oui' }, NOW);
  keepWriting('a note', { note: 'rappeler' }, NOW);
  keepWriting('b confirm', { text: 'non' }, NOW);
  expect(readWriting('a confirm', NOW)).toEqual({ text: 'oui' });
  keepWriting('a confirm', null, NOW);
  expect(readWriting('a confirm', NOW)).toBeNull();
  forgetWritings('a ');
  expect(readWriting('a note', NOW)).toBeNull();
  expect(readWriting('b confirm', NOW)).toEqual({ text: 'non' });
  forgetWritings('b');
  expect(storage.length).toBe(0);
});

test('ignores a draft older than 30 days', () => {
  keepWriting('a', { text: 'oui' }, NOW);
  expect(readWriting('a', later(29))).toEqual({ text: 'oui' });
  expect(readWriting('a', later(30))).toBeNull();
});

test('drops the oldest drafts beyond the maximum', () => {
  for (let index = 0; index < 40; index += 1) keepWriting(`r${index}`, { text: 'x' }, later(index / 100));
  expect(readWriting('r9', NOW)).toBeNull();
  expect(readWriting('r10', NOW)).toEqual({ text: 'x' });
  expect(readWriting('r39', NOW)).toEqual({ text: 'x' });
});

test.each(['{', '[]', '3', '{"a":{"values":{"text":5},"at":1}}', '{"a":{"at":1}}', '{"a":null}'])('reads corrupt drafts as empty: %s', (text) => {
  storage.setItem(STORAGE_KEYS.writings, text);
  expect(readWriting('a', NOW)).toBeNull();
  expect(readWriting('constructor', NOW)).toBeNull();
});
