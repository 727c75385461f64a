import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LISTS } from '../../src/contract/choiceLists';
import { EMPTY_BOOKING, saveDraft, readDraft } from '../../src/features/booking/draft';
import { EMPTY_EVENT } from '../../src/features/yourevent/draft';
import { builderDraftStorage } from '../../src/features/requests/drafts';
import { EMPTY_BUILDER } from '../../src/features/requests/values';
import { continueToBooking } from '../../src/pages/public/continueToBooking';
import { prefillFromYourEvent, clearYourEventDraft, sharedMemory } from '../../src/pages/public/yourEventDraft';
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

test('the answers of the event guide prefill the booking and keep its other fields', () => {
  saveDraft({ values: { ...EMPTY_BOOKING, email: 'julie@example.org', eventDate: '2027-07-03', eventTime: '17:00' }, key: 'k', at: NOW.getTime() });
  sharedMemory.keep({ values: evening(), reached: 'menu' });
  expect(readDraft(NOW)).toEqual({
    values: { ...EMPTY_BOOKING, email: 'julie@example.org', eventDate: '2027-07-03', eventTime: '17:00', hostName: 'Julie', location: 'Upton', adults: 12, eventType: 'smokehouse-popup', meats: ['brisket'] },
    key: 'k',
    at: NOW.getTime(),
  });
});

test('an incomplete event type keeps the type of the booking', () => {
  saveDraft({ values: { ...EMPTY_BOOKING, eventType: 'pizza-popup' }, key: 'k', at: NOW.getTime() });
  sharedMemory.keep({ values: { ...evening(), kitchen: '' as 'pizza' }, reached: 'type' });
  expect(readDraft(NOW)?.values.eventType).toBe('pizza-popup');
});

test('the event guide shows the values changed in the booking', () => {
  sharedMemory.keep({ values: evening(), reached: 'menu' });
  saveDraft({ values: { ...EMPTY_BOOKING, hostName: 'Julie Gagnon', location: 'Acton Vale', adults: 15, eventType: 'pizza-training' }, key: 'k', at: NOW.getTime() });
  expect(sharedMemory.read()).toEqual({ values: { ...EMPTY_EVENT, hostName: 'Julie Gagnon', location: 'Acton Vale', adults: 15, kind: 'training', kitchen: 'pizza' }, reached: 'menu' });
});

test('an event kind selected before the kitchen survives a reload', () => {
  sharedMemory.keep({ values: { ...evening(), kitchen: '' as 'pizza' }, reached: 'menu' });
  expect(sharedMemory.read()?.values).toMatchObject({ kind: 'event', kitchen: '' });
});

test('no draft yields null', () => {
  expect(sharedMemory.read()).toBeNull();
});

const TRAINING = { ...EVENING, kind: 'training', tools: ['probe-thermometer'], children: 2 } as const;
const training = (rest: object = {}) => ({ ...TRAINING, meats: [...TRAINING.meats], tools: [...TRAINING.tools], ...rest });

test('an event, or any choice of a visitor, continues in the booking', () => {
  sharedMemory.keep({ values: evening(), reached: 'menu' });
  expect(continueToBooking('fr', true, DEFAULT_LISTS)).toBe('/fr/booking');
  sharedMemory.keep({ values: training(), reached: 'menu' });
  expect(continueToBooking('en', false, DEFAULT_LISTS)).toBe('/en/booking');
  expect(builderDraftStorage.read()).toBeNull();
});

test('a member’s training continues in the builder, which asks only for the date', () => {
  sharedMemory.keep({ values: training(), reached: 'menu' });
  expect(continueToBooking('fr', true, DEFAULT_LISTS)).toBe('/fr/member/builder?step=when');
  expect(builderDraftStorage.read()).toMatchObject({
    reached: 'when',
    values: { ...EMPTY_BUILDER, kind: 'training', trainingType: 'in-person', trainingPlace: 'at_home', location: 'Upton', adults: 12, children: 2, meats: ['brisket'], tools: ['probe-thermometer'], title: 'Formation fumoir' },
  });
});

test('answers without a field in the builder are added to its notes', () => {
  sharedMemory.keep({ values: training({ kitchen: 'pizza', meats: [], tools: [], toppings: ['pepperoni', 'mushrooms'] }), reached: 'menu' });
  continueToBooking('fr', true, DEFAULT_LISTS);
  expect(builderDraftStorage.read()?.values).toMatchObject({ title: 'Formation pizza', notes: 'Garnitures\u00a0: Pepperoni, Champignons' });
});

test('a request started in the builder keeps its title and clears the route to its previous address', () => {
  builderDraftStorage.keep({ values: { ...EMPTY_BUILDER, kind: 'training', title: 'Chez nous', description: 'Entre voisins', date: '2027-07-03', location: 'Acton Vale' }, reached: 'notes', learnt: { metres: 9000, approximate: false } });
  sharedMemory.keep({ values: training(), reached: 'menu' });
  continueToBooking('fr', true, DEFAULT_LISTS);
  expect(builderDraftStorage.read()?.values).toMatchObject({ title: 'Chez nous', description: 'Entre voisins', date: '2027-07-03', location: 'Upton' });
  expect(builderDraftStorage.read()).not.toHaveProperty('learnt');
});

test('the answers of the event guide prefill a booking started from a calendar day', () => {
  expect(prefillFromYourEvent()).toEqual({});
  sharedMemory.keep({ values: training(), reached: 'menu' });
  expect(prefillFromYourEvent()).toMatchObject({ kind: 'training', trainingPlace: 'at_home', location: 'Upton', adults: 12, meats: ['brisket'], tools: ['probe-thermometer'] });
});

test('sending clears the handed-over draft, except for a booking that the visitor continued', () => {
  sharedMemory.keep({ values: training(), reached: 'menu' });
  clearYourEventDraft();
  expect(sharedMemory.read()).toBeNull();
  sharedMemory.keep({ values: training(), reached: 'menu' });
  saveDraft({ values: { ...EMPTY_BOOKING, email: 'julie@example.org' }, key: 'k', at: NOW.getTime() });
  clearYourEventDraft();
  expect(readDraft(NOW)?.values.email).toBe('julie@example.org');
});
