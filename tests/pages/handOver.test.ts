import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_BOOKING, keepDraft, readDraft } from '../../src/features/booking/draft';
import { EMPTY_EVENT } from '../../src/features/yourevent/draft';
import { sharedMemory } from '../../src/pages/public/handOver';
import { giveStorage } from '../api/fakes';

const NOW = new Date('2027-05-10T14:00:00Z');
const EVENING = { ...EMPTY_EVENT, hostName: 'Julie', location: 'Upton', adults: 12, kind: 'event', kitchen: 'smokehouse', meats: ['brisket'] } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  giveStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const evening = () => ({ ...EVENING, meats: [...EVENING.meats] });

test('what the steps are answered fills the booking, and leaves alone what only the booking asks', () => {
  keepDraft({ values: { ...EMPTY_BOOKING, email: 'julie@example.org', eventDate: '2027-07-03', eventTime: '17:00' }, key: 'k', at: NOW.getTime() });
  sharedMemory.keep({ values: evening(), reached: 'menu' });
  expect(readDraft(NOW)).toEqual({
    values: { ...EMPTY_BOOKING, email: 'julie@example.org', eventDate: '2027-07-03', eventTime: '17:00', hostName: 'Julie', location: 'Upton', adults: 12, eventType: 'smokehouse-popup', meats: ['brisket'] },
    key: 'k',
    at: NOW.getTime(),
  });
});

test('a type that is half decided leaves the booking’s own', () => {
  keepDraft({ values: { ...EMPTY_BOOKING, eventType: 'pizza-popup' }, key: 'k', at: NOW.getTime() });
  sharedMemory.keep({ values: { ...evening(), kitchen: '' as 'pizza' }, reached: 'type' });
  expect(readDraft(NOW)?.values.eventType).toBe('pizza-popup');
});

test('what was changed in the booking since is what the steps show', () => {
  sharedMemory.keep({ values: evening(), reached: 'menu' });
  keepDraft({ values: { ...EMPTY_BOOKING, hostName: 'Julie Gagnon', location: 'Acton Vale', adults: 15, eventType: 'pizza-training' }, key: 'k', at: NOW.getTime() });
  expect(sharedMemory.read()).toEqual({ values: { ...EMPTY_EVENT, hostName: 'Julie Gagnon', location: 'Acton Vale', adults: 15, kind: 'training', kitchen: 'pizza' }, reached: 'menu' });
});

test('a kind that is chosen before the kitchen is there again after a reload', () => {
  sharedMemory.keep({ values: { ...evening(), kitchen: '' as 'pizza' }, reached: 'menu' });
  expect(sharedMemory.read()?.values).toMatchObject({ kind: 'event', kitchen: '' });
});

test('nothing kept is nothing to show', () => {
  expect(sharedMemory.read()).toBeNull();
});
