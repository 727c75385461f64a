import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../src/api/storage';
import { saveDraft, readDraft } from '../../src/features/editing/draft';
import { giveClosedStorage, giveStorage } from '../api/fakes';

const NOW = new Date('2027-05-10T14:00:00Z');
const draft = { fields: { fr: 'Le feu', en: 'The fire' }, version: 3 };

beforeEach(() => void giveStorage({}));
afterEach(() => void vi.unstubAllGlobals());

test('each text has a separate draft that null removes', () => {
  expect(saveDraft('about.fire.title', draft, NOW)).toBe(true);
  saveDraft('about.fire.second', { fields: { fr: '', en: '' }, version: null }, NOW);
  expect(readDraft('about.fire.title', NOW)).toEqual(draft);
  expect(readDraft('about.fire.second', NOW)).toEqual({ fields: { fr: '', en: '' }, version: null });
  expect(saveDraft('about.fire.title', null, NOW)).toBe(true);
  expect(readDraft('about.fire.title', NOW)).toBeNull();
  expect(readDraft('about.fire.second', NOW)).not.toBeNull();
});

test('keeping a draft returns false when storage is unavailable', () => {
  giveClosedStorage();
  expect(saveDraft('about.fire.title', draft, NOW)).toBe(false);
});

test.each([{ fr: 'Le feu' }, { fr: 'Le feu', en: 'The fire', version: 'x' }])('ignores the invalid draft %j', (values) => {
  giveStorage({ [STORAGE_KEYS.writings]: JSON.stringify({ 'text about.fire.title': { values, at: NOW.getTime() } }) });
  expect(readDraft('about.fire.title', NOW)).toBeNull();
});
