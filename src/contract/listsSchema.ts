import { object, ValidationError, type ObjectSchema } from 'yup';
import { withKeys } from './choiceKeys';
import { BUILT_IN_CHOICES, CHOICE_KEY, type Choice, type ChoiceListName, type ChoiceLists } from './choiceLists';
import { isEventType } from './eventType';
import { flag, line, list } from './fields';

const MAX_ENTRIES = 40;

const key = () => line(40).required('required').matches(CHOICE_KEY, 'notValid');

const entry = (name: ChoiceListName) => ({
  key: name === 'eventTypes' ? key().test('behaviour', 'notValid', isEventType) : key(),
  name: object({ fr: line(80).required('frenchRequired'), en: line(80).required('englishRequired') }).noUnknown(),
  hidden: flag().default(false).required('required'),
});

const description = () => object({ fr: line(300).default(''), en: line(300).default('') }).noUnknown();

/** Returns the validation text keys of a list: none of SPEC's keys may be missing, none may be repeated, and one entry has to be shown. */
function mistakesOf(name: ChoiceListName, entries: readonly Choice[]): string[] {
  const keys = entries.map((each) => each.key);
  const missing = Object.entries(BUILT_IN_CHOICES[name]).filter(([each]) => !keys.includes(each));
  const repeated = [...new Set(keys.filter((each, index) => keys.indexOf(each) !== index))];
  return [
    ...(missing.length > 0 ? [`builtInMissing:${missing.map(([each]) => each).join(', ')}`] : []),
    ...(repeated.length > 0 ? [`keyRepeated:${repeated.join(', ')}`] : []),
    ...(entries.length > 0 && entries.every(({ hidden }) => hidden) ? ['noneShown'] : []),
  ];
}

/** List of entries. Entries that were just added are given their key. */
const entries = <Entry extends Choice>(name: ChoiceListName, schema: ObjectSchema<Entry>) =>
  list(schema, MAX_ENTRIES)
    .transform((value: unknown) => (Array.isArray(value) ? withKeys(name, value) : value))
    .required('required')
    .test('entries', (value, { createError, path }) => {
      const mistakes = mistakesOf(name, value ?? []);
      return mistakes.length === 0 || new ValidationError(mistakes.map((message) => createError({ path, message })));
    });

const plain = (name: ChoiceListName) => entries(name, object(entry(name)).noUnknown());
const described = (name: ChoiceListName) => entries(name, object({ ...entry(name), description: description() }).noUnknown());

/** Schema of the lists. */
export const lists = object({
  eventTypes: plain('eventTypes'),
  toppings: plain('toppings'),
  doughs: described('doughs'),
  pizzas: described('pizzas'),
  contactSubjects: plain('contactSubjects'),
}).noUnknown() as ObjectSchema<ChoiceLists>;
