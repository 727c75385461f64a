import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';

/** Stands where the choices, or the menu card, will be. */
export function MenuLoading() {
  const t = useText(requestTexts);
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', gap: 4, py: 16 }}>
      <CircularProgress aria-label={t('menu.loading')} />
      <Typography variant="body2">{t('menu.loading')}</Typography>
    </Box>
  );
}
