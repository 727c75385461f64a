import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { NumberInput } from '../../components/form/NumberInput';
import { SelectInput } from '../../components/form/SelectInput';
import { TextInput } from '../../components/form/TextInput';
import { fieldId } from '../../components/form/fieldLabels';
import { DIET_CATEGORIES, EMPTY_DIET, SEVERITIES, type DietValues } from '../../contract/dietKinds';
import { DIET_NAMES, SEVERITY_NAMES } from '../../contract/dietLabels';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { dietEditorTexts } from './editorTexts';

/** Focuses a row by index, for example one that was just added. */
const focusLine = (index: number) => document.getElementById(fieldId(`diets.${index}.category`))?.focus();

/**
 * Editor of allergies and diets, one per row: category, severity, number of people and details. `focusFirst` focuses the first row, which was just
 * added.
 */
export function DietsEditor({ focusFirst }: { focusFirst: boolean }) {
  const t = useText(dietEditorTexts);
  const language = useLanguage();
  const { values, setFieldValue } = useFormikContext<{ diets: DietValues[] }>();
  const { diets } = values;
  const known = useRef(focusFirst ? 0 : diets.length);
  useEffect(() => {
    if (diets.length > known.current && diets.at(-1)?.category === '') focusLine(diets.length - 1);
    known.current = diets.length;
  }, [diets]);
  const change = (next: DietValues[]) => void setFieldValue('diets', next);
  return (
    <Box component="section" aria-label={t('title')} sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('why')}
      </Typography>
      {diets.map(({ severity }, index) => (
        // A line is its place: all that it holds stands in the form under it.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} component="fieldset" sx={{ m: 0, minWidth: 0, border: 1, borderColor: severity === 'severe' ? 'error.main' : 'divider', borderLeftWidth: severity === 'severe' ? 4 : 1, borderRadius: 1, px: 4, pt: 3, pb: 3, display: 'grid', gap: 4 }}>
          <Typography component="legend" variant="body2" sx={{ px: 2, fontWeight: 650 }}>
            {t('line', { number: index + 1 })}
          </Typography>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))', alignItems: 'start' }}>
            <SelectInput name={`diets.${index}.category`} required options={DIET_CATEGORIES.map((value) => ({ value, label: DIET_NAMES[value][language] }))} />
            <SelectInput name={`diets.${index}.severity`} required options={SEVERITIES.map((value) => ({ value, label: SEVERITY_NAMES[value][language] }))} />
            <NumberInput name={`diets.${index}.count`} min={1} required />
          </Box>
          <TextInput name={`diets.${index}.words`} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4 }}>
            <Typography role="status" variant="body2" sx={{ color: 'error.main', fontWeight: 650 }}>
              {severity === 'severe' ? t('severe') : ''}
            </Typography>
            <Button variant="text" color="inherit" aria-label={t('removeLine', { number: index + 1 })} onClick={() => change(diets.filter((_, place) => place !== index))}>
              {t('remove')}
            </Button>
          </Box>
        </Box>
      ))}
      <Button variant="text" startIcon={<AddIcon />} onClick={() => change([...diets, EMPTY_DIET])} sx={{ justifySelf: 'start', ml: -3 }}>
        {t('add')}
      </Button>
    </Box>
  );
}
