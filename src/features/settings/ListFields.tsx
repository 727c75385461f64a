import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SettingsSection } from '../../components/form/SettingsSection';
import { useRows } from '../../components/form/useRows';
import { visuallyHidden } from '../../components/visuallyHidden';
import { CHOICE_LIST_NAMES, type ChoiceListName } from '../../contract/choiceLists';
import { useText, useTextLookup } from '../../i18n/useText';
import { ChoiceRow } from './ChoiceRow';
import { listsTexts } from './listsTexts';
import { emptyChoice, type ChoiceValues } from './values';

/** One list: an entry per row, to rename, hide, add and reorder. */
function ListSection({ list }: { list: ChoiceListName }) {
  const t = useText(listsTexts);
  const lookup = useTextLookup(listsTexts);
  const { id, value, error, helperText, message, add, remove, move } = useRows<ChoiceValues>(list, {
    empty: () => emptyChoice(list),
    first: 'name.fr',
    removed: t('rows.removed'),
    moved: (number, count) => t('rows.moved', { number, count }),
  });
  const hint = lookup(`groups.${list}.hint`);
  return (
    <SettingsSection title={t(`groups.${list}.title`)} {...(hint && { hint })}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {value.map((choice, index) => (
          <ChoiceRow key={choice.id} list={list} name={`${list}.${index}`} index={index} count={value.length} onMove={(by) => move(index, by)} onRemove={() => remove(index)} />
        ))}
      </Box>
      <Button id={id} variant="outlined" startIcon={<AddIcon />} onClick={add} sx={{ mt: 4 }} {...(helperText && { 'aria-describedby': `${id}-helper` })}>
        {t(`add.${list}`)}
      </Button>
      {helperText && (
        <Typography id={`${id}-helper`} variant="body2" sx={{ mt: 2, color: error ? 'error.main' : 'text.secondary' }}>
          {helperText}
        </Typography>
      )}
      <Box role="status" sx={visuallyHidden}>
        {message}
      </Box>
    </SettingsSection>
  );
}

/** Lists from which visitors choose, each in a section of its own. */
export function ListFields() {
  return CHOICE_LIST_NAMES.map((list) => <ListSection key={list} list={list} />);
}
