import { createWizardDraftStorage } from '../../api/drafts';
import { STORAGE_KEYS } from '../../api/storage';
import type { YourEvent } from '../../contract/yourEvent';

/** Form values while typing: numbers may be incomplete, and nothing is selected initially. */
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

/** Stored draft of the event wizard in this browser. */
export const yourEventMemory = createWizardDraftStorage(STORAGE_KEYS.yourEventDraft, EMPTY_EVENT);
