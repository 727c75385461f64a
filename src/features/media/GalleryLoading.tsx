import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Illustration } from '../../components/illustration/Illustration';
import { useText } from '../../i18n/useText';
import { captionFrame, pictureFrame } from './frame';
import { mediaTexts } from './texts';

/** The gallery while it comes, in the shape that it will have. @param progress of a hundred */
export function GalleryLoading({ progress }: { progress: number }) {
  const t = useText(mediaTexts);
  return (
    <>
      <Box sx={{ ...pictureFrame, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: { xs: 2, sm: 4 } }}>
        <Box sx={{ width: { xs: 88, sm: 140 }, lineHeight: 0, opacity: 0.7 }}>
          <Illustration name="smoker" size="100%" />
        </Box>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('loading')}
        </Typography>
        <LinearProgress variant="determinate" value={progress} aria-label={t('loading')} sx={{ width: { xs: 160, sm: 240 }, borderRadius: 999 }} />
      </Box>
      <Box sx={captionFrame} />
    </>
  );
}
