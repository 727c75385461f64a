import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { StateMessage } from '../../components/StateMessage';
import { useText } from '../../i18n/useText';
import { captionFrame, pictureFrame } from './frame';
import { mediaTexts } from './texts';

export interface GalleryFailedProps {
  /** Failed part: the list of items, or the gallery itself. */
  reason?: 'items' | 'gallery';
  /** Reloads the page. */
  onRetry?: () => void;
}

/** Error state of the gallery. */
export function GalleryFailed({ reason = 'gallery', onRetry = () => window.location.reload() }: GalleryFailedProps) {
  const t = useText(mediaTexts);
  return (
    <>
      <Box sx={{ ...pictureFrame, aspectRatio: { sm: '16 / 9' }, minHeight: { xs: 240, sm: 0 }, display: 'grid', alignContent: 'center', px: { xs: 5, sm: 10 } }}>
        <StateMessage
          role="alert"
          level={3}
          illustration="smoker"
          title={t(reason === 'items' ? 'failedItems' : 'failed')}
          actions={
            <Button variant="outlined" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failedHelp')}
        </StateMessage>
      </Box>
      <Box sx={captionFrame} />
    </>
  );
}
