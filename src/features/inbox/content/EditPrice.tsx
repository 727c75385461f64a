import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { CheckLine } from '../../../components/CheckLine';
import { TextInput } from '../../../components/form/TextInput';
import { guestsOf } from '../../../contract/bookingRequest';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useSettings } from '../../../i18n/SettingsProvider';
import { useText } from '../../../i18n/useText';
import { AdjustFields } from '../AdjustFields';
import { adjustValues } from '../adjusting';
import { shownQuote, type EditValues } from './editValues';
import { PriceComparison } from './PriceComparison';
import { contentTexts } from './texts';
import type { EditedPrice } from './useEditedPrice';
import { useRecountedLines } from './useRecountedLines';

export interface EditPriceProps {
  price: EditedPrice;
}

/** Price of an edit: old and new lines as the form changes, the owner's own lines, and the reason of another total. */
export function EditPrice({ price: { calculated, pending, incomplete, failure, retry } }: EditPriceProps) {
  const t = useText(contentTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const { values, setValues } = useFormikContext<EditValues>();
  const { adjusting, language: customerLanguage } = values;
  const guests = guestsOf(values);
  const calculatedLines = calculated ? adjustValues(calculated.after, language, lists).lines : [];
  useRecountedLines(guests);
  const toggle = () => void setValues({ ...values, adjusting: !adjusting, lines: adjusting ? [] : calculatedLines });
  const after = calculated && (shownQuote(values, calculated) ?? calculated.after);
  const isDearerOrCheaper = calculated !== null && after !== null && after.totalCost !== calculated.before.totalCost;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }} aria-busy={pending}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {incomplete ? t('preview.incomplete') : pending && failure === null ? t('preview.loading') : ''}
      </Typography>
      {failure !== null && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" onClick={retry}>
              {t('preview.retry')}
            </Button>
          }
        >
          {t('preview.failed', { reason: failure || t('preview.unreachable') })}
        </Alert>
      )}
      {calculated && after && (
        <Box sx={{ opacity: pending || incomplete ? 0.6 : 1 }}>
          <PriceComparison before={calculated.before} after={after} gone={calculated.gone} />
        </Box>
      )}
      {calculated && <CheckLine label={t('preview.adjust')} checked={adjusting} onToggle={toggle} />}
      {calculated && adjusting && <AdjustFields quote={calculated.after} before={calculated.before.totalCost} guests={guests} customerLanguage={customerLanguage} />}
      {!adjusting && isDearerOrCheaper && <TextInput name="reason" rows={2} required />}
    </Box>
  );
}
