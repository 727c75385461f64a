import { getIn } from 'formik';
import { CHOICE_LIST_NAMES, type ChoiceListName } from '../../contract/choiceLists';
import type { Text } from '../../contract/language';
import type { Change, ChangeTexts } from './change';
import { formatValue } from './formatValue';

/** Entry as stored or during input. */
interface ListedChoice {
  key: string;
  name: Text;
  hidden: boolean;
}

type Lists = Readonly<Record<ChoiceListName, readonly ListedChoice[]>>;

const FIELDS = ['name.fr', 'name.en', 'description.fr', 'description.en'] as const;

/** An entry that has no key yet is recognized by its French name. */
const idOf = ({ key, name }: ListedChoice): string => key || name.fr;

/** Lists the entries of one list that were added, removed, renamed, hidden or moved. */
function changesIn(list: ChoiceListName, before: readonly ListedChoice[], after: readonly ListedChoice[], { language, t, tOfLists }: ChangeTexts): Change[] {
  const title = tOfLists(`groups.${list}.title`);
  const nameOf = ({ key, name }: ListedChoice) => name[language] || name.fr || key;
  const label = (choice: ListedChoice) => `${title} – ${nameOf(choice)}`;
  const state = ({ hidden }: ListedChoice) => tOfLists(hidden ? 'changes.hidden' : 'changes.offered');
  const isAmong = (choices: readonly ListedChoice[]) => (choice: ListedChoice) => choices.some((other) => idOf(other) === idOf(choice));
  const kept = { before: before.filter(isAmong(after)), after: after.filter(isAmong(before)) };
  const edited = kept.after.flatMap((choice) => {
    const old = kept.before.find((other) => idOf(other) === idOf(choice)) ?? choice;
    const textIn = (from: ListedChoice, field: string) => (getIn(from, field) as string | undefined) ?? '';
    return [
      ...FIELDS.filter((field) => textIn(old, field) !== textIn(choice, field)).map((field) => ({
        label: `${label(old)} – ${tOfLists(`fields.pizzas.${field}.label`)}`,
        before: formatValue({ name: field, kind: 'line' }, textIn(old, field), language, t),
        after: formatValue({ name: field, kind: 'line' }, textIn(choice, field), language, t),
      })),
      ...(old.hidden === choice.hidden ? [] : [{ label: label(choice), before: state(old), after: state(choice) }]),
    ];
  });
  const order = (choices: readonly ListedChoice[]) => choices.map(nameOf).join(', ');
  const wasMoved = kept.before.map(idOf).join() !== kept.after.map(idOf).join();
  return [
    ...before.filter((choice) => !isAmong(after)(choice)).map((choice) => ({ label: label(choice), before: state(choice), after: tOfLists('changes.absent') })),
    ...after.filter((choice) => !isAmong(before)(choice)).map((choice) => ({ label: label(choice), before: tOfLists('changes.absent'), after: state(choice) })),
    ...edited,
    ...(wasMoved ? [{ label: `${title} – ${tOfLists('changes.order')}`, before: order(kept.before), after: order(kept.after) }] : []),
  ];
}

/** Lists the changes of all lists, in the order of the form. */
export const listChanges = (before: Lists, after: Lists, texts: ChangeTexts): Change[] => CHOICE_LIST_NAMES.flatMap((list) => changesIn(list, before[list], after[list], texts));
