import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { useInvalidateLists } from '../../api/invalidation';
import { deleteResource, type ResourceRecord } from '../../api/resources';
import { longWordStyles } from '../../components/longWordStyles';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { removeFailure } from './failureMessage';
import { formTexts } from './formTexts';
import type { Manifest } from './manifest';

export interface DeleteButtonProps {
  manifest: Manifest;
  record: ResourceRecord;
  onDeleted: () => void;
}

/** Deletes a record after one confirmation. A record that is already deleted counts as deleted. */
export function DeleteButton({ manifest, record, onDeleted }: DeleteButtonProps) {
  const t = useText(formTexts);
  const language = useLanguage();
  const invalidateLists = useInvalidateLists(manifest.resource);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await deleteResource(manifest.resource, record, language).catch((refusal: unknown) => {
        if (!(refusal instanceof ApiError && refusal.status === 404)) throw refusal;
      });
      await invalidateLists();
      onDeleted();
    } catch (refusal) {
      setFailure(refusal);
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        onClick={() => {
          setFailure(null);
          setOpen(true);
        }}
      >
        {t('remove.open')}
      </Button>
      <Dialog open={open} onClose={() => !busy && setOpen(false)} aria-labelledby="remove-title" aria-describedby="remove-words" fullWidth maxWidth="xs">
        <DialogTitle id="remove-title" variant="h4" component="h2" sx={longWordStyles}>
          {t('remove.title', { name: manifest.nameOf(record, language) })}
        </DialogTitle>
        <DialogContent>
          <Typography id="remove-words">{t(manifest.resource === 'user' ? 'remove.account' : 'remove.sentence')}</Typography>
          {failure !== null && (
            <Alert severity="error" variant="outlined" sx={{ mt: 4 }}>
              {removeFailure(failure, t)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 4, gap: 2, flexWrap: 'wrap' }} disableSpacing>
          <Button color="inherit" onClick={() => setOpen(false)} disabled={busy}>
            {t('remove.keep')}
          </Button>
          <Button color="error" variant="contained" onClick={() => void remove()} loading={busy} loadingPosition="start">
            {t(busy ? 'remove.submitting' : 'remove.open')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
