import AddIcon from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { DayInput } from '../../components/form/DayInput';
import { fieldId } from '../../components/form/fieldLabels';
import { TextInput } from '../../components/form/TextInput';
import { useField } from '../../components/form/useField';
import { visuallyHidden } from '../../components/visuallyHidden';
import { useText } from '../../i18n/useText';
import { availabilityTexts } from './texts';
import { emptyRow, type BlockedRow } from './values';

const NAME = 'blocked';

/**
 * Editor for the owner's absences, one per row.
 * @param today local day; past days need not be blocked
 */
export function BlockedInput({ today }: { today: string }) {
  const t = useText(availabilityTexts);
  const { id, value, setValue } = useField<BlockedRow[]>(NAME);
  const [said, setSaid] = useState('');
  // Id of the control to focus after the rows have changed.
  const next = useRef<{ id: string; before: BlockedRow[] } | null>(null);
  useEffect(() => {
    if (next.current === null || next.current.before === value) return;
    document.getElementById(next.current.id)?.focus();
    next.current = null;
  });
  const add = () => {
    next.current = { id: fieldId(`${NAME}.${value.length}.from`), before: value };
    setValue([...value, emptyRow()]);
  };
  const remove = (at: number) => {
    next.current = { id, before: value };
    setSaid(t('rows.removed'));
    setValue(value.filter((_, index) => index !== at));
  };
  return (
    <>
      {value.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('rows.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {value.map((row, index) => (
          <Box
            key={row.key}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr) 44px' }, columnGap: 3, rowGap: 4, alignItems: 'start', py: 4, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <DayInput name={`${NAME}.${index}.from`} required min={row.from !== '' && row.from < today ? row.from : today} />
            <Box sx={{ gridColumn: { xs: 1, md: 'auto' } }}>
              <DayInput name={`${NAME}.${index}.to`} min={row.from || today} />
            </Box>
            <Box sx={{ gridColumn: { xs: 1, md: 'auto' } }}>
              <TextInput name={`${NAME}.${index}.reason`} />
            </Box>
            <IconButton onClick={() => remove(index)} aria-label={t('rows.remove', { number: index + 1 })} sx={{ width: 44, height: 44, mt: 1.5, gridColumn: { xs: 2, md: 'auto' }, gridRow: { xs: 1, md: 'auto' } }}>
              <DeleteOutlined />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button id={id} variant="outlined" startIcon={<AddIcon />} onClick={add} sx={{ mt: 3 }}>
        {t('rows.add')}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}
