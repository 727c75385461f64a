import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { AmountInput } from '../../components/form/AmountInput';
import { arrowId } from '../../components/form/useRows';
import { useText } from '../../i18n/useText';
import { BilingualInput } from './BilingualInput';
import { formTexts } from './formTexts';

export interface VariationRowProps {
  /** Form path of the row, such as `variations.2`. */
  name: string;
  index: number;
  count: number;
  isDefault: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDefault: () => void;
}

/** Variation of a side: its names, the surcharge per person, and whether it is the default. */
export function VariationRow({ name, index, count, isDefault, onMove, onRemove, onDefault }: VariationRowProps) {
  const t = useText(formTexts);
  const number = index + 1;
  return (
    <Box component="li" sx={{ borderTop: index === 0 ? 0 : 1, borderColor: 'divider', py: 4, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: 1, fontWeight: 650 }}>{t('rows.row', { number })}</Typography>
        <IconButton id={arrowId(name, 'up')} disabled={index === 0} onClick={() => onMove(-1)} aria-label={t('rows.up', { number })}>
          <ArrowUpward />
        </IconButton>
        <IconButton id={arrowId(name, 'down')} disabled={index === count - 1} onClick={() => onMove(1)} aria-label={t('rows.down', { number })}>
          <ArrowDownward />
        </IconButton>
        <IconButton onClick={onRemove} aria-label={t('rows.remove', { number })}>
          <DeleteOutlined />
        </IconButton>
      </Box>
      <BilingualInput name={`${name}.name`} required />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'center' }}>
        <AmountInput name={`${name}.priceModifier`} unit={t('rows.unit')} money />
        <FormControlLabel control={<Checkbox checked={isDefault} onChange={onDefault} slotProps={{ input: { 'aria-label': `${t('rows.default')} (${number})` } }} />} label={t('rows.default')} sx={{ minHeight: 44, mx: 0, ml: { xs: -3, sm: 0 } }} />
      </Box>
    </Box>
  );
}
