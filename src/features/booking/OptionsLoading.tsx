import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

/** Stands where the options will be. */
export function OptionsLoading() {
  const t = useText(bookingTexts);
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', gap: 4, py: 20 }} role="status">
      <CircularProgress aria-label={t('options.loading')} />
      <Typography variant="body2">{t('options.loading')}</Typography>
    </Box>
  );
}
