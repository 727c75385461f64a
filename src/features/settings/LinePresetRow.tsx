import Box from '@mui/material/Box';
import { AmountInput } from '../../components/form/AmountInput';
import { CheckboxInput } from '../../components/form/CheckboxInput';
import { TextInput } from '../../components/form/TextInput';
import { useField } from '../../components/form/useField';
import { LANGUAGES, LOCALES } from '../../contract/language';
import { useText } from '../../i18n/useText';
import { linePresetsTexts } from './proposalsTexts';
import { RowHead, type RowProps } from './RowHead';
import { settingsTexts } from './texts';

/** Input props by language, created once, so that the memoized inputs do not re-render. */
const IN_LANGUAGE = { fr: { lang: LOCALES.fr }, en: { lang: LOCALES.en } } as const;

const grid = { display: 'grid', columnGap: 5, rowGap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' } as const;

/** Line that the owner can add to a quote: its names, its amount, and its place among the others. */
export function LinePresetRow(row: RowProps) {
  const { name, index } = row;
  const t = useText(linePresetsTexts);
  const tOfSettings = useText(settingsTexts);
  const { value: perPerson } = useField<boolean>(`${name}.perPerson`);
  const number = index + 1;
  return (
    <Box component="li" sx={{ py: 5, display: 'grid', gap: 5, '& + &': { borderTop: 1, borderColor: 'divider' }, '&:first-of-type': { pt: 0 } }}>
      <RowHead {...row} title={t('rows.row', { number })} upLabel={t('rows.up', { number })} downLabel={t('rows.down', { number })} removeLabel={t('rows.remove', { number })} />
      <Box sx={grid}>
        {LANGUAGES.map((language) => (
          <TextInput key={language} name={`${name}.name.${language}`} required inputProps={IN_LANGUAGE[language]} />
        ))}
      </Box>
      <Box sx={{ ...grid, alignItems: 'center', rowGap: 2 }}>
        <AmountInput name={`${name}.amount`} unit={tOfSettings(perPerson ? 'units.dollarsPerGuest' : 'units.dollars')} money required />
        <CheckboxInput name={`${name}.perPerson`} />
      </Box>
    </Box>
  );
}
