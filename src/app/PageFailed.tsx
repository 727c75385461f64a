import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/useText';
import { shellTexts } from './texts';

/** Shown in place of a page whose code failed to load or threw an error. */
export function PageFailed() {
  const t = useText(shellTexts);
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', px: { xs: 4, sm: 6 }, py: 24 }} role="alert">
      <Typography variant="h1">{t('failed.title')}</Typography>
      <Typography sx={{ mt: 4, mb: 6 }}>{t('failed.sentence')}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {t('failed.retry')}
      </Button>
    </Box>
  );
}
