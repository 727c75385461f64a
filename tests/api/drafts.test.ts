import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStorage, hasShapeOf, createWizardDraftStorage } from '../../src/api/drafts';
import { clearSession, logOut, storeUser } from '../../src/api/session';
import { STORAGE_KEYS } from '../../src/api/storage';
import { giveClosedStorage, giveFullStorage, giveStorage } from './fakes';

const NOW = new Date('2027-05-10T14:00:00Z');
const DAY = 86_400_000;
const EMPTY = { values: { name: '', adults: 1, meats: [] as string[] }, key: '', at: 0 };
const place = createDraftStorage(STORAGE_KEYS.bookingDraft, EMPTY);
const draft = { values: { name: 'Julie', adults: 8, meats: ['brisket'] }, key: 'k', at: NOW.getTime() };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft expires after 30 days', () => {
  const storage = giveStorage();
  place.keep(draft);
  expect(place.read(new Date(NOW.getTime() + 30 * DAY - 1))).toEqual(draft);
  expect(place.read(new Date(NOW.getTime() + 30 * DAY))).toBeNull();
  expect(storage.getItem('bookingDraft')).toBeNull();
});

test.each(['{', 'null', '[]', '7', '{"values":{}}', JSON.stringify({ ...draft, at: 'yesterday' }), JSON.stringify({ ...draft, values: null }), JSON.stringify({ ...draft, values: [] })])('deletes a corrupt draft: %s', (text) => {
  const storage = giveStorage({ bookingDraft: text });
  expect(place.read(NOW)).toBeNull();
  expect(storage.getItem('bookingDraft')).toBeNull();
});

test.each([
  ['a field that the form has gained starts empty', { name: 'Julie', adults: 8 }, { name: 'Julie', adults: 8, meats: [] }],
  ['a field of another kind starts empty, and the others stay', { name: 7, adults: '8.', meats: 'brisket' }, { name: '', adults: '8.', meats: [] }],
  ['of a list, what fits stays', { ...draft.values, meats: ['brisket', 1, null] }, { ...draft.values, meats: ['brisket'] }],
  ['a field that the form has lost is left out', { ...draft.values, fax: '555' }, draft.values],
])('reads a draft field by field: %s', (_, values, read) => {
  giveStorage({ bookingDraft: JSON.stringify({ ...draft, values }) });
  expect(place.read(NOW)).toEqual({ ...draft, values: read });
});

test('items of a list in a draft get default values for new fields', () => {
  giveStorage({ bookingDraft: JSON.stringify({ values: { diets: [{ category: 'peanuts' }, 7] }, at: NOW.getTime() }) });
  const diets = createDraftStorage(STORAGE_KEYS.bookingDraft, { values: { diets: [{ category: '', count: 1 }] }, at: 0 });
  expect(diets.read(NOW)?.values).toEqual({ diets: [{ category: 'peanuts', count: 1 }] });
});

test("a draft belongs to the account that wrote it, and a visitor's draft to the account that logs in next", () => {
  giveStorage();
  const person = (id: string) => storeUser({ id, username: id, email: `${id}@example.org`, name: id, role: 'user' });
  place.keep(draft);
  person('marie');
  expect(place.read(NOW)).toEqual(draft);
  place.keep(draft);
  person('paul');
  expect(place.read(NOW)).toBeNull();
  person('marie');
  expect(place.read(NOW)).toEqual(draft);
  // After an expired session the member finds the draft again on the next login.
  clearSession();
  expect(place.read(NOW)).toBeNull();
  person('marie');
  expect(place.read(NOW)).toEqual(draft);
  logOut();
  person('marie');
  expect(place.read(NOW)).toBeNull();
});

test('a draft accepts a partially typed number', () => {
  expect(hasShapeOf(EMPTY.values, { name: '', adults: '2.', meats: [] })).toBe(true);
  expect(hasShapeOf(EMPTY.values, { name: 3, adults: 2, meats: [] })).toBe(false);
});

test('ignores a draft without an error when storage is blocked or full', () => {
  giveClosedStorage();
  place.keep(draft);
  expect(place.read(NOW)).toBeNull();
  giveFullStorage();
  expect(() => place.keep(draft)).not.toThrow();
});

test('a wizard draft stores its values, furthest step, travel distance, key and time', () => {
  const storage = giveStorage();
  const memory = createWizardDraftStorage(STORAGE_KEYS.builderDraft, { name: '' });
  memory.keep({ values: { name: 'Julie' }, reached: 'menu', learnt: { metres: 4 } });
  const key = memory.currentKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(storage.getItem('builderDraft') ?? '')).toEqual({ values: { name: 'Julie' }, reached: 'menu', learnt: { metres: 4 }, key, at: NOW.getTime() });
  expect(memory.read()).toMatchObject({ values: { name: 'Julie' }, reached: 'menu', learnt: { metres: 4 } });
  memory.keep(null);
  expect(memory.read()).toBeNull();
});

test('a wizard draft keeps its idempotency key across a reload, and the next draft gets a new key', () => {
  giveStorage();
  const memory = createWizardDraftStorage(STORAGE_KEYS.builderDraft, { name: '' });
  memory.keep({ values: { name: 'Julie' }, reached: '' });
  const key = memory.currentKey();
  const reloaded = createWizardDraftStorage(STORAGE_KEYS.builderDraft, { name: '' });
  reloaded.read();
  expect(reloaded.currentKey()).toBe(key);
  // The draft was discarded elsewhere, as the member area does. The next draft is another request.
  memory.keep(null);
  reloaded.read();
  expect(reloaded.currentKey()).not.toBe(key);
});

test('a wizard draft gets a new idempotency key once the server has responded', () => {
  giveStorage();
  const memory = createWizardDraftStorage(STORAGE_KEYS.builderDraft, { name: '' });
  const key = memory.currentKey();
  memory.renewKey();
  expect(memory.currentKey()).not.toBe(key);
  expect(memory.currentKey()).toBe(memory.currentKey());
});

test('a wizard draft keeps one idempotency key when storage is blocked', () => {
  giveClosedStorage();
  const memory = createWizardDraftStorage(STORAGE_KEYS.builderDraft, { name: '' });
  memory.read();
  memory.keep({ values: { name: 'Julie' }, reached: '' });
  expect(memory.currentKey()).toBe(memory.currentKey());
});
