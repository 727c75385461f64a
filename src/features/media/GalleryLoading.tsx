import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText';
import { GalleryPoster } from './GalleryPoster';
import { mediaTexts } from './texts';

/** Loading state of the gallery: its first picture in the final position, and the progress. @param progress in percent */
export function GalleryLoading({ progress }: { progress: number }) {
  const t = useText(mediaTexts);
  return (
    <GalleryPoster>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, minHeight: 44 }}>
        <LinearProgress variant="determinate" value={progress} aria-label={t('loading')} sx={{ width: { xs: 96, sm: 160 }, borderRadius: 999 }} />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('loading')}
        </Typography>
      </Box>
    </GalleryPoster>
  );
}
