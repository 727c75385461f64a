import { getIn } from 'formik';
import { CHOICE_LIST_NAMES, type ChoiceListName } from '../../contract/choiceLists';
import type { Text } from '../../contract/language';
import type { Change, ChangeTexts } from './change';
import { formatValue } from './formatValue';
import { rowChanges } from './rowChanges';

/** Entry as stored or during input. */
interface ListedChoice {
  key: string;
  name: Text;
  hidden: boolean;
}

type Lists = Readonly<Record<ChoiceListName, readonly ListedChoice[]>>;

const FIELDS = ['name.fr', 'name.en', 'description.fr', 'description.en'] as const;

const textIn = (choice: ListedChoice, field: string) => (getIn(choice, field) as string | undefined) ?? '';

/** Lists the entries of one list that were added, removed, renamed, hidden or moved. */
function changesIn(list: ChoiceListName, before: readonly ListedChoice[], after: readonly ListedChoice[], { language, t, tOfLists }: ChangeTexts): Change[] {
  const title = tOfLists(`groups.${list}.title`);
  const nameOf = ({ key, name }: ListedChoice) => name[language] || name.fr || key;
  const label = (choice: ListedChoice) => `${title} – ${nameOf(choice)}`;
  const state = ({ hidden }: ListedChoice) => tOfLists(hidden ? 'changes.hidden' : 'changes.offered');
  return rowChanges(before, after, {
    // An entry that has no key yet is recognized by its French name.
    idOf: ({ key, name }) => key || name.fr,
    nameOf,
    label,
    order: `${title} – ${tOfLists('changes.order')}`,
    state,
    absent: tOfLists('changes.absent'),
    edits: (old, choice) => [
      ...FIELDS.filter((field) => textIn(old, field) !== textIn(choice, field)).map((field) => ({
        label: `${label(old)} – ${tOfLists(`fields.pizzas.${field}.label`)}`,
        before: formatValue({ name: field, kind: 'line' }, textIn(old, field), language, t),
        after: formatValue({ name: field, kind: 'line' }, textIn(choice, field), language, t),
      })),
      ...(old.hidden === choice.hidden ? [] : [{ label: label(choice), before: state(old), after: state(choice) }]),
    ],
  });
}

/** Lists the changes of all lists, in the order of the form. */
export const listChanges = (before: Lists, after: Lists, texts: ChangeTexts): Change[] => CHOICE_LIST_NAMES.flatMap((list) => changesIn(list, before[list], after[list], texts));
