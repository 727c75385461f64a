import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ApiError } from '../../api/client';
import { usePictureChanges } from '../../api/pictures';
import type { PictureRecord } from '../../contract/pictures';
import { useText } from '../../i18n/useText';
import { PictureUses } from './PictureUses';
import { libraryTexts } from './texts';

export interface DeletePictureDialogProps {
  picture: PictureRecord;
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletes a picture after one confirmation. A picture in use is not deleted: the dialog links to the places that show it. */
export function DeletePictureDialog({ picture, onDeleted, onClose }: DeletePictureDialogProps) {
  const t = useText(libraryTexts);
  const id = useId();
  const { remove, refresh } = usePictureChanges();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isUsed = picture.usedBy.length > 0 || picture.inGallery;

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await remove(picture);
      onDeleted();
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.status === 404) {
        await refresh();
        return onDeleted();
      }
      // Another person may have begun to use the picture in the meantime. The server then names the places.
      setFailure(refusal instanceof ApiError && refusal.status === 409 ? refusal.message : t('remove.failed'));
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={() => !busy && onClose()} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`} variant="h4" component="h2">
        {t(isUsed ? 'remove.usedTitle' : 'remove.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography>{t(isUsed ? 'remove.used' : 'remove.sentence')}</Typography>
        {picture.usedBy.length > 0 && <PictureUses uses={picture.usedBy} label={t('uses.items')} />}
        {picture.inGallery && <Typography variant="body2">{t('remove.gallery')}</Typography>}
        {failure !== null && (
          <Alert severity="error" variant="outlined">
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 4, gap: 2, flexWrap: 'wrap' }} disableSpacing>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {t(isUsed ? 'remove.close' : 'remove.keep')}
        </Button>
        {!isUsed && (
          <Button color="error" variant="contained" onClick={() => void confirm()} loading={busy} loadingPosition="start">
            {t(busy ? 'remove.submitting' : 'remove.open')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
