import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../i18n/useText';
import { listTexts } from './listTexts';

const ROWS = [52, 38, 61, 45, 57, 34, 49, 66] as const;

/** Skeleton of a loading list: rows on desktop, cards on mobile. */
export function ListLoading() {
  const t = useText(listTexts);
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: { xs: 3, sm: 0 } }}>
      {ROWS.map((width) => (
        <Box key={width} sx={{ border: { xs: 1, sm: 0 }, borderBottom: { sm: 1 }, borderColor: { xs: 'divider', sm: 'divider' }, borderRadius: { xs: 1, sm: 0 }, p: { xs: 4, sm: 3 }, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' }, gap: { xs: 1, sm: 6 } }}>
          <Skeleton variant="text" width={`${width}%`} height={28} />
          <Skeleton variant="text" width="60%" height={28} />
          <Skeleton variant="text" width="40%" height={28} />
        </Box>
      ))}
    </Box>
  );
}
