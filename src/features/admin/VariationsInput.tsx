import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { newIdempotencyKey } from '../../api/drafts';
import { useRows } from '../../components/form/useRows';
import { visuallyHidden } from '../../components/visuallyHidden';
import { useText } from '../../i18n/useText';
import { formTexts } from './formTexts';
import { emptyVariation, type VariationRow as Row } from './values';
import { VariationRow } from './VariationRow';

/** Editor for the variations of a side, one per row: add, remove, reorder, and choose the default. */
export function VariationsInput({ name }: { name: string }) {
  const t = useText(formTexts);
  const { id, label, value, setValue, error, helperText, message, add, remove, move } = useRows<Row>(name, {
    empty: () => emptyVariation(newIdempotencyKey()),
    first: 'name_fr',
    removed: t('rows.removed'),
    moved: (number, count) => t('rows.moved', { number, count }),
  });
  const choose = (at: number) => setValue(value.map((row, index) => ({ ...row, isDefault: index === at && !row.isDefault })));
  return (
    <Box role="group" aria-label={label}>
      {value.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('rows.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {value.map((row, index) => (
          <VariationRow key={row.key} name={`${name}.${index}`} index={index} count={value.length} isDefault={row.isDefault} onMove={(by) => move(index, by)} onRemove={() => remove(index)} onDefault={() => choose(index)} />
        ))}
      </Box>
      <Button id={id} variant="outlined" startIcon={<AddIcon />} onClick={add} sx={{ mt: 4 }} {...(typeof helperText === 'string' && { 'aria-describedby': `${id}-helper` })}>
        {t('rows.add')}
      </Button>
      {helperText && (
        <Typography id={`${id}-helper`} variant="body2" sx={{ mt: 2, color: error ? 'error.main' : 'text.secondary' }}>
          {helperText}
        </Typography>
      )}
      <Box role="status" sx={visuallyHidden}>
        {message}
      </Box>
    </Box>
  );
}
