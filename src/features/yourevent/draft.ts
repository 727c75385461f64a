import { wizardMemory } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';
import type { YourEvent } from '../../contract/yourEvent';

/** The answers as they are being given: numbers may be half-typed, and nothing is chosen at first. */
export type YourEventValues = Omit<YourEvent, 'adults' | 'children'> & { adults: number | string; children: number | string };

export const EMPTY_EVENT: YourEventValues = {
  hostName: '',
  location: '',
  adults: 1,
  children: 0,
  kind: '' as YourEvent['kind'],
  kitchen: '' as YourEvent['kitchen'],
  meats: [],
  sides: [],
  tools: [],
  toppings: [],
};

/** What this browser keeps of an event that is being put together. */
export const yourEventMemory = wizardMemory(STORAGE_KEYS.yourEventDraft, EMPTY_EVENT);
