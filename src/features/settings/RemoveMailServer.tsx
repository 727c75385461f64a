import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { useMailServerCalls } from '../../api/mailServer';
import type { MailServerRecord } from '../../contract/mailServer';
import { useText } from '../../i18n/useText';
import { mailServerTexts } from './mailServerTexts';

export interface RemoveMailServerProps {
  version: number;
  onRemoved: (next: MailServerRecord) => void;
  onClose: () => void;
}

/** Confirmation before the mail server and its password are removed. */
export function RemoveMailServer({ version, onRemoved, onClose }: RemoveMailServerProps) {
  const t = useText(mailServerTexts);
  const { remove } = useMailServerCalls();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'unreachable' | 'changed' | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const next = await remove(version);
      onClose();
      onRemoved(next);
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 412 ? 'changed' : 'unreachable');
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} aria-labelledby="remove-mail-server">
      <DialogTitle id="remove-mail-server" variant="h4" component="h2">
        {t('remove.title')}
      </DialogTitle>
      <DialogContent>
        <Typography>{t('remove.sentence')}</Typography>
        {failure !== null && (
          <Alert severity="error" variant="outlined" sx={{ mt: 4 }}>
            {t(`remove.${failure}`)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {t('remove.keep')}
        </Button>
        <Button variant="contained" color="error" loading={busy} loadingPosition="start" onClick={() => void confirm()}>
          {t('remove.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
