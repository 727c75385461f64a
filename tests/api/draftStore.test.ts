import { beforeEach, expect, test, vi } from 'vitest';
import { deleteDrafts, saveDraft, loadDraft } from '../../src/api/draftStore';
import { STORAGE_KEYS } from '../../src/api/storage';
import { MemoryStorage } from './fakes';

const NOW = new Date('2027-05-10T14:00:00Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
});

test('stores drafts of several subjects separately until they are deleted', () => {
  saveDraft('a confirm', { text: 'oui' }, NOW);
  saveDraft('a note', { note: 'rappeler' }, NOW);
  saveDraft('b confirm', { text: 'non' }, NOW);
  expect(loadDraft('a confirm', NOW)).toEqual({ text: 'oui' });
  saveDraft('a confirm', null, NOW);
  expect(loadDraft('a confirm', NOW)).toBeNull();
  deleteDrafts('a ');
  expect(loadDraft('a note', NOW)).toBeNull();
  expect(loadDraft('b confirm', NOW)).toEqual({ text: 'non' });
  deleteDrafts('b');
  expect(storage.length).toBe(0);
});

test('ignores a draft older than 30 days', () => {
  saveDraft('a', { text: 'oui' }, NOW);
  expect(loadDraft('a', daysLater(29))).toEqual({ text: 'oui' });
  expect(loadDraft('a', daysLater(30))).toBeNull();
});

test('drops the oldest drafts beyond the maximum', () => {
  for (let index = 0; index < 40; index += 1) saveDraft(`r${index}`, { text: 'x' }, daysLater(index / 100));
  expect(loadDraft('r9', NOW)).toBeNull();
  expect(loadDraft('r10', NOW)).toEqual({ text: 'x' });
  expect(loadDraft('r39', NOW)).toEqual({ text: 'x' });
});

test.each(['{', '[]', '3', '{"a":{"values":{"text":5},"at":1}}', '{"a":{"at":1}}', '{"a":null}'])('reads corrupt drafts as empty: %s', (text) => {
  storage.setItem(STORAGE_KEYS.writings, text);
  expect(loadDraft('a', NOW)).toBeNull();
  expect(loadDraft('constructor', NOW)).toBeNull();
});
