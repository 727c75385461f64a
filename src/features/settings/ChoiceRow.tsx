import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CheckboxInput } from '../../components/form/CheckboxInput';
import { SelectInput } from '../../components/form/SelectInput';
import { TextInput } from '../../components/form/TextInput';
import { useField } from '../../components/form/useField';
import { arrowId } from '../../components/form/useRows';
import { choiceLabel, type ChoiceListName } from '../../contract/choiceLists';
import { EVENT_TYPE_NAMES } from '../../contract/eventType';
import { LANGUAGES, LOCALES } from '../../contract/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { listsTexts } from './listsTexts';
import type { RowProps } from './RowHead';
import type { ChoiceValues } from './values';

export interface ChoiceRowProps extends RowProps {
  list: ChoiceListName;
}

/** Input props by language, created once, so that the memoized inputs do not re-render. */
const IN_LANGUAGE = { fr: { lang: LOCALES.fr }, en: { lang: LOCALES.en } } as const;

/** Entry of a list: its names, whether it is hidden, and its place among the others. Only an entry that is not saved yet can be removed. */
export function ChoiceRow({ list, name, index, count, onMove, onRemove }: ChoiceRowProps) {
  const t = useText(listsTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const { value: choice } = useField<ChoiceValues>(name);
  const isNew = choice.key === '';
  const title = choice.name[language] || choice.name.fr || choice.name.en || t('rows.unnamed');
  const fields = choice.description ? (['name', 'description'] as const) : (['name'] as const);
  return (
    <Box component="li" sx={{ py: 3, display: 'grid', rowGap: 2, '& + &': { borderTop: 1, borderColor: 'divider', pt: 5 }, '&:first-of-type': { pt: 0 } }}>
      <Box sx={{ display: 'grid', columnGap: 5, rowGap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
        {fields.flatMap((field) =>
          LANGUAGES.map((each) => <TextInput key={`${field}.${each}`} name={`${name}.${field}.${each}`} required={field === 'name'} inputProps={IN_LANGUAGE[each]} />),
        )}
        {list === 'eventTypes' && isNew && <SelectInput name={`${name}.base`} required options={EVENT_TYPE_NAMES.map((base) => ({ value: base, label: choiceLabel(lists, 'eventTypes', base, language) }))} />}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}>
        <CheckboxInput name={`${name}.hidden`} />
        <Box sx={{ display: 'flex', gap: 1, mr: { xs: 0, sm: -2 } }}>
          <IconButton id={arrowId(name, 'up')} disabled={index === 0} onClick={() => onMove(-1)} aria-label={t('rows.up', { name: title })}>
            <ArrowUpward />
          </IconButton>
          <IconButton id={arrowId(name, 'down')} disabled={index + 1 === count} onClick={() => onMove(1)} aria-label={t('rows.down', { name: title })}>
            <ArrowDownward />
          </IconButton>
          {isNew && (
            <IconButton onClick={onRemove} aria-label={t('rows.remove', { name: title })}>
              <DeleteOutlined />
            </IconButton>
          )}
        </Box>
      </Box>
    </Box>
  );
}
