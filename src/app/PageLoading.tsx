import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useText } from '../i18n/useText';
import { shellTexts } from './texts';

/** Stands where a page will be while its code arrives. */
export function PageLoading() {
  const t = useText(shellTexts);
  return (
    <Box sx={{ minHeight: '70vh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label={t('loading')} />
    </Box>
  );
}
