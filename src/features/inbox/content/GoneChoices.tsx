import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { CheckLine } from '../../../components/CheckLine';
import { useText } from '../../../i18n/useText';
import { namedGone, toggleGone, type GoneChoice } from './gone';
import { contentTexts } from './texts';
import type { ContentValues } from './values';

/** Choices of the request that are no longer offered. They stay unless they are taken out. */
export function GoneChoices({ gone }: { gone: readonly GoneChoice[] }) {
  const t = useText(contentTexts);
  const { values, setFieldValue } = useFormikContext<ContentValues>();
  if (gone.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ m: 0, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1, px: 4, py: 2 }}>
      <Typography component="legend" variant="body2" sx={{ px: 2, fontWeight: 650 }}>
        {t('gone.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('gone.what')}
      </Typography>
      <Box sx={{ pl: 3 }}>
        {namedGone(gone).map((choice) => (
          <CheckLine
            key={`${choice.field} ${choice.id}`}
            label={choice.name}
            checked={values[choice.field].includes(choice.id)}
            onToggle={() => void setFieldValue(choice.field, toggleGone(values[choice.field], choice, gone))}
          />
        ))}
      </Box>
    </Box>
  );
}
