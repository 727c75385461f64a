import type { Text } from './language';

/** Event types of SPEC. The owner renames, hides and adds to them; see `choiceLists.ts`. */
export const EVENT_TYPES = {
  'pizza-popup': { fr: 'Soirée pizza chez vous', en: 'Pizza Popup Event' },
  'pizza-training': { fr: 'Formation pizza', en: 'Pizza Training' },
  'smokehouse-popup': { fr: 'Repas du fumoir chez vous', en: 'Smokehouse Event' },
  'smokehouse-training': { fr: 'Formation fumoir', en: 'Smokehouse Training' },
} satisfies Record<string, Text>;

export type BaseEventType = keyof typeof EVENT_TYPES;
export const EVENT_TYPE_NAMES: readonly BaseEventType[] = ['pizza-popup', 'pizza-training', 'smokehouse-popup', 'smokehouse-training'];

/** Key of an event type: one of SPEC, or one of SPEC and the owner's own words, such as `pizza-popup-camp`. */
export type EventType = string;

/** Returns the event type of SPEC that an event type behaves like, or null. */
export const baseEventType = (type: string): BaseEventType | null => EVENT_TYPE_NAMES.find((base) => type === base || type.startsWith(`${base}-`)) ?? null;

/** Whether a value is the key of an event type, offered or not. */
export const isEventType = (value: unknown): value is EventType => typeof value === 'string' && /^[a-z][\w-]{0,39}$/.test(value) && baseEventType(value) !== null;

/** Options that a type offers, derived from the words in its name so that later types are covered too. */
export const offersMenu = (type: string): boolean => type.includes('smokehouse');
export const offersTools = (type: string): boolean => baseEventType(type) === 'smokehouse-training';
export const offersToppings = (type: string): boolean => type.includes('pizza');
