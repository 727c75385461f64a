import AddIcon from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DayInput } from '../../components/form/DayInput';
import { TextInput } from '../../components/form/TextInput';
import { useRows } from '../../components/form/useRows';
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
  const { id, value, message, add, remove } = useRows<BlockedRow>(NAME, { empty: emptyRow, first: 'from', removed: t('rows.removed') });
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
        {message}
      </Box>
    </>
  );
}
