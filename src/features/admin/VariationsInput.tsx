import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../api/drafts';
import { fieldId } from '../../components/form/fieldLabels';
import { useField } from '../../components/form/useField';
import { useText } from '../../i18n/useText';
import { formTexts } from './formTexts';
import { emptyVariation, type VariationRow as Row } from './values';
import { VariationRow } from './VariationRow';

/** Returns the rows with one of them moved up or down. */
function moved(rows: readonly Row[], from: number, by: number): Row[] {
  const others = rows.filter((_, index) => index !== from);
  return [...others.slice(0, from + by), ...rows.slice(from, from + 1), ...others.slice(from + by)];
}

/** Editor for the variations of a side, one per row: add, remove, reorder, and choose the default. */
export function VariationsInput({ name }: { name: string }) {
  const t = useText(formTexts);
  const { id, label, value, setValue, error, helperText } = useField<Row[]>(name);
  const [said, setSaid] = useState('');
  // Id of the control to focus after the rows have changed.
  const next = useRef<{ id: string; before: Row[] } | null>(null);
  useEffect(() => {
    if (next.current === null || next.current.before === value) return;
    document.getElementById(next.current.id)?.focus();
    next.current = null;
  });
  const add = () => {
    next.current = { id: fieldId(`${name}.${value.length}.name_fr`), before: value };
    setValue([...value, emptyVariation(newIdempotencyKey())]);
  };
  const remove = (at: number) => {
    next.current = { id, before: value };
    setSaid(t('rows.removed'));
    setValue(value.filter((_, index) => index !== at));
  };
  const move = (at: number, by: -1 | 1) => {
    const to = at + by;
    const atEnd = by < 0 ? to === 0 : to === value.length - 1;
    // At either end the activated button is disabled, so the other one receives the focus.
    const way = by < 0 === !atEnd ? 'up' : 'down';
    next.current = { id: `${fieldId(`${name}.${to}`)}-${way}`, before: value };
    setSaid(t('rows.moved', { number: to + 1, count: value.length }));
    setValue(moved(value, at, by));
  };
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
      <Box role="status" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', maxWidth: '1px', maxHeight: '1px' }}>
        {said}
      </Box>
    </Box>
  );
}
