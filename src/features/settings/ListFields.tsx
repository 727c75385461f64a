import { CHOICE_LIST_NAMES, type ChoiceListName } from '../../contract/choiceLists';
import { useText, useTextLookup } from '../../i18n/useText';
import { ChoiceRow } from './ChoiceRow';
import { listsTexts } from './listsTexts';
import { RowsSection } from './RowsSection';
import { emptyChoice, type ChoiceValues } from './values';

/** One list: an entry per row, to rename, hide, add and reorder. */
function ListSection({ list }: { list: ChoiceListName }) {
  const t = useText(listsTexts);
  const lookup = useTextLookup(listsTexts);
  const hint = lookup(`groups.${list}.hint`);
  return (
    <RowsSection<ChoiceValues>
      name={list}
      title={t(`groups.${list}.title`)}
      {...(hint && { hint })}
      addLabel={t(`add.${list}`)}
      empty={() => emptyChoice(list)}
      first="name.fr"
      removed={t('rows.removed')}
      moved={(number, count) => t('rows.moved', { number, count })}
      renderRow={(choice, row) => <ChoiceRow key={choice.id} list={list} {...row} />}
    />
  );
}

/** Lists from which visitors choose, each in a section of its own. */
export function ListFields() {
  return CHOICE_LIST_NAMES.map((list) => <ListSection key={list} list={list} />);
}
