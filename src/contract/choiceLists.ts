import { EVENT_TYPES } from './eventType';
import type { Language, Text } from './language';
import { DOUGHS, PIZZAS } from './pizza';

/* Lists from which visitors choose: the keys of SPEC, under the owner's names, with the owner's own entries. */

/** Entry of a list. Requests store its key, so an entry is hidden rather than removed. */
export interface Choice {
  key: string;
  name: Text;
  hidden: boolean;
}

/** Entry with a description; an empty one stands for the built-in text of a key of SPEC. */
export interface DescribedChoice extends Choice {
  description: Text;
}

export interface ChoiceLists {
  eventTypes: Choice[];
  toppings: Choice[];
  doughs: DescribedChoice[];
  pizzas: DescribedChoice[];
  contactSubjects: Choice[];
}

export type ChoiceListName = keyof ChoiceLists;
export const CHOICE_LIST_NAMES = ['eventTypes', 'toppings', 'doughs', 'pizzas', 'contactSubjects'] as const satisfies readonly ChoiceListName[];

export type Topping = string;

export const CHOICE_KEY = /^[a-z][a-zA-Z0-9_-]{0,39}$/;
export const isChoiceKey = (value: string): boolean => CHOICE_KEY.test(value);

export const TOPPINGS = {
  pepperoni: { fr: 'Pepperoni', en: 'Pepperoni' },
  mushrooms: { fr: 'Champignons', en: 'Mushrooms' },
  bellPeppers: { fr: 'Poivrons', en: 'Bell Peppers' },
  onions: { fr: 'Oignons', en: 'Onions' },
  sausage: { fr: 'Saucisse', en: 'Sausage' },
  bacon: { fr: 'Bacon', en: 'Bacon' },
  olives: { fr: 'Olives', en: 'Olives' },
  tomatoes: { fr: 'Tomates', en: 'Tomatoes' },
  spinach: { fr: 'Épinards', en: 'Spinach' },
  pineapple: { fr: 'Ananas', en: 'Pineapple' },
} satisfies Record<string, Text>;

export const CONTACT_SUBJECTS = {
  general: { fr: 'Question générale', en: 'General question' },
  trainings: { fr: 'Formations', en: 'Trainings' },
  events: { fr: 'Événements', en: 'Events' },
  other: { fr: 'Autre chose', en: 'Something else' },
} satisfies Record<string, Text>;

/** Names of the keys of SPEC, by list. */
export const BUILT_IN_CHOICES: Readonly<Record<ChoiceListName, Readonly<Record<string, Text>>>> = { eventTypes: EVENT_TYPES, toppings: TOPPINGS, doughs: DOUGHS, pizzas: PIZZAS, contactSubjects: CONTACT_SUBJECTS };

export const isBuiltInChoice = (list: ChoiceListName, key: string): boolean => Object.hasOwn(BUILT_IN_CHOICES[list], key);

const choicesOf = (names: Readonly<Record<string, Text>>): Choice[] => Object.entries(names).map(([key, { fr, en }]) => ({ key, name: { fr, en }, hidden: false }));
const describedChoicesOf = (names: Readonly<Record<string, Text>>): DescribedChoice[] => choicesOf(names).map((choice) => ({ ...choice, description: { fr: '', en: '' } }));

/** Lists of a new installation. */
export const DEFAULT_LISTS: ChoiceLists = {
  eventTypes: choicesOf(EVENT_TYPES),
  toppings: choicesOf(TOPPINGS),
  doughs: describedChoicesOf(DOUGHS),
  pizzas: describedChoicesOf(PIZZAS),
  contactSubjects: choicesOf(CONTACT_SUBJECTS),
};

/** Returns the entries that visitors can choose, in the owner's order. */
export const offeredChoices = <Entry extends Choice>(entries: readonly Entry[]): Entry[] => entries.filter(({ hidden }) => !hidden);

export const isOffered = (entries: readonly Choice[], key: string): boolean => offeredChoices(entries).some((entry) => entry.key === key);

/** Returns the current name of a key, even of a hidden entry. A key that is in no list stands for itself. */
export function choiceLabel(lists: ChoiceLists, list: ChoiceListName, key: string, language: Language): string {
  const entries: readonly Choice[] = lists[list];
  const name = entries.find((entry) => entry.key === key)?.name ?? (isBuiltInChoice(list, key) ? BUILT_IN_CHOICES[list][key] : undefined);
  return name?.[language] ?? key;
}
