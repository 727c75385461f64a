import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { choiceLabel, DEFAULT_LISTS, offeredChoices, type ChoiceLists } from '../../src/contract/choiceLists';
import { baseEventType, isEventType, offersMenu, offersTools, offersToppings } from '../../src/contract/eventType';
import { SETTINGS_SCHEMAS } from '../../src/contract/settingsSchemas';

const { lists: schema, bookingRates: ratesSchema } = SETTINGS_SCHEMAS;

const mistakes = (changes: object): Record<string, string> => {
  try {
    schema.validateSync({ ...DEFAULT_LISTS, ...changes }, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    return Object.fromEntries((error as ValidationError).inner.map(({ path = '', message }) => [path, message]));
  }
};

const basil = { key: 'basil', name: { fr: 'Basilic', en: 'Basil' }, hidden: false };

test('the starting lists are valid and stay as they are', () => {
  expect(schema.validateSync(DEFAULT_LISTS)).toEqual(DEFAULT_LISTS);
});

test.each([
  ['an entry without a French name', { toppings: [...DEFAULT_LISTS.toppings, { ...basil, name: { fr: '', en: 'Basil' } }] }, { 'toppings[10].name.fr': 'frenchRequired' }],
  ['an entry without an English name', { toppings: [...DEFAULT_LISTS.toppings, { ...basil, name: { fr: 'Basilic', en: ' ' } }] }, { 'toppings[10].name.en': 'englishRequired' }],
  ['a missing key of SPEC', { toppings: DEFAULT_LISTS.toppings.slice(1) }, { toppings: 'builtInMissing:pepperoni' }],
  ['a repeated key', { toppings: [...DEFAULT_LISTS.toppings, basil, basil] }, { toppings: 'keyRepeated:basil' }],
  ['a list of which everything is hidden', { doughs: DEFAULT_LISTS.doughs.map((dough) => ({ ...dough, hidden: true })) }, { doughs: 'noneShown' }],
  ['a malformed key', { pizzas: [...DEFAULT_LISTS.pizzas, { ...basil, key: 'Basil!' }] }, { 'pizzas[9].key': 'notValid' }],
  ['an event type without a behaviour', { eventTypes: [...DEFAULT_LISTS.eventTypes, { ...basil, key: 'wedding' }] }, { 'eventTypes[4].key': 'notValid' }],
  ['too many entries', { contactSubjects: [...DEFAULT_LISTS.contactSubjects, ...Array.from({ length: 37 }, (_, index) => ({ ...basil, key: `basil-${index}` }))] }, { contactSubjects: 'tooMany:40' }],
])('%s is refused', (_, changes, expected) => {
  expect(mistakes(changes)).toEqual(expected);
});

test('a new entry is given a key of its French name, which no other entry has', () => {
  const added = (fr: string, base = '') => ({ key: '', base, name: { fr, en: 'x' }, hidden: false });
  const { toppings, eventTypes } = schema.cast({ ...DEFAULT_LISTS, toppings: [...DEFAULT_LISTS.toppings, added('Oignons caramélisés'), added('Oignons caramélisés'), added('Bacon'), added('***')], eventTypes: [...DEFAULT_LISTS.eventTypes, added('Camp de vacances', 'smokehouse-training')] }, { stripUnknown: true });
  expect(toppings.slice(10).map(({ key }) => key)).toEqual(['oignons-caramelises', 'oignons-caramelises-2', 'bacon-2', 'choice']);
  expect(eventTypes[4]).toEqual({ key: 'smokehouse-training-camp-de-vacances', name: { fr: 'Camp de vacances', en: 'x' }, hidden: false });
  expect(mistakes({ eventTypes: [...DEFAULT_LISTS.eventTypes, added('Un nom vraiment beaucoup plus long que la place qui reste', 'smokehouse-training')] })).toEqual({});
});

test('an added event type behaves like the type that its key begins with', () => {
  expect(baseEventType('smokehouse-training-camp')).toBe('smokehouse-training');
  expect([offersMenu('smokehouse-training-camp'), offersTools('smokehouse-training-camp'), offersToppings('smokehouse-training-camp')]).toEqual([true, true, false]);
  expect([offersMenu('pizza-popup-training'), offersTools('pizza-popup-training'), offersToppings('pizza-popup-training')]).toEqual([false, false, true]);
  expect(isEventType('pizza-popup-camp')).toBe(true);
});

test('a key has its current name even when it is hidden, and stands for itself when it is in no list', () => {
  const lists: ChoiceLists = { ...DEFAULT_LISTS, toppings: [{ key: 'bacon', name: { fr: 'Flanc fumé', en: 'Smoked belly' }, hidden: true }] };
  expect(choiceLabel(lists, 'toppings', 'bacon', 'fr')).toBe('Flanc fumé');
  expect(choiceLabel(lists, 'toppings', 'olives', 'en')).toBe('Olives');
  expect(choiceLabel(lists, 'toppings', 'toString', 'fr')).toBe('toString');
  expect(offeredChoices(lists.toppings)).toEqual([]);
});

test('prices are stored by any well-formed key', () => {
  const rates = { factor: 1.3, setUp: 25, travelBase: 50, travelIncludedKm: 25, travelPerKm: 0.64, pizzaPerPerson: { 'pizza-popup-camp': 20, wedding: 3 }, toppingPerPerson: { basil: 1.5, 'Not a key': 2, olives: '' } };
  expect(ratesSchema.validateSync(rates, { stripUnknown: true })).toMatchObject({ pizzaPerPerson: { 'pizza-popup-camp': 20 }, toppingPerPerson: { basil: 1.5, olives: null } });
  expect(ratesSchema.isValidSync({ ...rates, toppingPerPerson: { basil: -1 } })).toBe(false);
});
