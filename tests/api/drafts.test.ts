import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftPlace, shapedLike, wizardMemory } from '../../src/api/drafts';
import { STORAGE_KEYS } from '../../src/api/storage';
import { giveClosedStorage, giveFullStorage, giveStorage } from './fakes';

const NOW = new Date('2027-05-10T14:00:00Z');
const DAY = 86_400_000;
const EMPTY = { values: { name: '', adults: 1, meats: [] as string[] }, key: '', at: 0 };
const place = draftPlace(STORAGE_KEYS.bookingDraft, EMPTY);
const draft = { values: { name: 'Julie', adults: 8, meats: ['brisket'] }, key: 'k', at: NOW.getTime() };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft is kept for 30 days, then forgotten', () => {
  const storage = giveStorage();
  place.keep(draft);
  expect(place.read(new Date(NOW.getTime() + 30 * DAY - 1))).toEqual(draft);
  expect(place.read(new Date(NOW.getTime() + 30 * DAY))).toBeNull();
  expect(storage.getItem('bookingDraft')).toBeNull();
});

test.each(['{', 'null', '[]', '7', '{"values":{}}', JSON.stringify({ ...draft, at: 'yesterday' }), JSON.stringify({ ...draft, values: { ...draft.values, meats: [1] } }), JSON.stringify({ ...draft, values: null })])('a draft that is corrupt is forgotten: %s', (text) => {
  const storage = giveStorage({ bookingDraft: text });
  expect(place.read(NOW)).toBeNull();
  expect(storage.getItem('bookingDraft')).toBeNull();
});

test('a draft may hold a number that is half-typed', () => {
  expect(shapedLike(EMPTY.values, { name: '', adults: '2.', meats: [] })).toBe(true);
  expect(shapedLike(EMPTY.values, { name: 3, adults: 2, meats: [] })).toBe(false);
});

test('a draft is lost silently when the browser keeps its storage closed, or full', () => {
  giveClosedStorage();
  place.keep(draft);
  expect(place.read(NOW)).toBeNull();
  giveFullStorage();
  expect(() => place.keep(draft)).not.toThrow();
});

test('the draft of a wizard holds its answers, the furthest step and the moment', () => {
  const storage = giveStorage();
  const memory = wizardMemory(STORAGE_KEYS.yourEventDraft, { name: '' });
  memory.keep({ values: { name: 'Julie' }, reached: 'menu' });
  expect(JSON.parse(storage.getItem('yourEventDraft') ?? '')).toEqual({ values: { name: 'Julie' }, reached: 'menu', at: NOW.getTime() });
  expect(memory.read()).toMatchObject({ values: { name: 'Julie' }, reached: 'menu' });
  memory.keep(null);
  expect(memory.read()).toBeNull();
});
