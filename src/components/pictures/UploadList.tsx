import Clear from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { PictureUpload } from '../../contract/pictures';
import { useText } from '../../i18n/useText';
import { pictureTexts } from './pictureTexts';

export interface UploadListProps {
  uploads: readonly PictureUpload[];
  onRetry: (key: number) => void;
  onDismiss: (key: number) => void;
}

type UploadRowProps = { upload: PictureUpload } & Pick<UploadListProps, 'onRetry' | 'onDismiss'>;

function UploadRow({ upload: { key, name, phase, percent, message, canRetry }, onRetry, onDismiss }: UploadRowProps) {
  const t = useText(pictureTexts);
  const failed = phase === 'failed';
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 3, rowGap: 1, alignItems: 'center', py: 3, pl: 4, pr: 2, border: 1, borderRadius: 1, borderColor: failed ? 'error.main' : 'divider', bgcolor: 'background.paper' }}>
      <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <IconButton aria-label={t(failed ? 'uploads.remove' : 'uploads.cancel', { name })} onClick={() => onDismiss(key)} sx={{ my: -1 }}>
        <Clear fontSize="small" />
      </IconButton>
      <Box sx={{ gridColumn: '1 / -1', pr: 2, display: 'grid', gap: 2 }}>
        {!failed && <LinearProgress variant={phase === 'processing' ? 'indeterminate' : 'determinate'} value={percent} aria-label={t('uploads.progress', { name })} sx={{ borderRadius: 999 }} />}
        <Typography variant="body2" role={failed ? 'alert' : undefined} sx={{ color: failed ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {failed ? message || t('uploads.failed') : t(`uploads.${phase}`, { percent })}
        </Typography>
        {failed && canRetry && (
          <Button size="small" variant="outlined" onClick={() => onRetry(key)} sx={{ justifySelf: 'start' }}>
            {t('uploads.retry')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Files on their way to the library, each with its progress or the reason of its failure. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  const t = useText(pictureTexts);
  if (uploads.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('uploads.list')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onRetry={onRetry} onDismiss={onDismiss} />
      ))}
    </Box>
  );
}
