import AddIcon from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { AmountInput } from '../../components/form/AmountInput';
import { TextInput } from '../../components/form/TextInput';
import type { Quote } from '../../contract/bookingSchema';
import { formatMoney } from '../../contract/formats';
import type { Language } from '../../contract/language';
import { ADDED_LINE_PREFIX } from '../../contract/quoteChange';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { addedLine, presetValues, quoteOfValues, type AdjustValues } from './adjusting';
import { LinePresetButtons } from './LinePresetButtons';
import { inboxTexts } from './texts';

export interface AdjustFieldsProps {
  /** Quote whose lines are edited. */
  quote: Quote;
  /** Total that the new one is compared with, when it is not that of the quote. */
  before?: number | null;
  /** Number of guests, and language of the customer, for the owner's prepared lines. */
  guests: number;
  customerLanguage: Language;
}

/** Editor for the lines and amounts of a quote, and the reason that is shown to the customer. */
export function AdjustFields({ quote, before = quote.totalCost, guests, customerLanguage }: AdjustFieldsProps) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { values, setFieldValue } = useFormikContext<AdjustValues>();
  const { lines } = values;
  const after = quoteOfValues(values, quote);
  const money = (dollars: number | null) => (dollars === null ? t('tbd') : formatMoney(Math.round(dollars * 100), language));
  const change = (next: AdjustValues['lines']) => void setFieldValue('lines', next);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 3 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 2 }}>
        {t('adjust.title')}
      </Typography>
      {lines.map(({ id, name }, index) => (
        <Box key={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(112px, 160px) 44px', gap: 2, alignItems: 'center' }}>
          {id.startsWith(ADDED_LINE_PREFIX) ? <TextInput name={`lines.${index}.name`} required /> : <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>}
          <AmountInput name={`lines.${index}.amount`} unit="$" money required />
          <IconButton aria-label={t('adjust.remove', { name })} onClick={() => change(lines.filter((line) => line.id !== id))} disabled={lines.length === 1} sx={{ width: 44, height: 44 }}>
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
      <Button variant="text" startIcon={<AddIcon />} onClick={() => change([...lines, addedLine(lines, t('adjust.extra'))])} sx={{ justifySelf: 'start', ml: -3 }}>
        {t('adjust.add')}
      </Button>
      <LinePresetButtons guests={guests} onAdd={(preset) => change([...lines, { ...addedLine(lines, ''), ...presetValues(preset, guests, customerLanguage) }])} />
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {after && (after.totalCost === before ? t('adjust.same', { after: money(after.totalCost) }) : t('adjust.total', { before: money(before), after: money(after.totalCost) }))}
      </Typography>
      <TextInput name="reason" rows={2} required={after !== null && after.totalCost !== before} />
    </Box>
  );
}
