import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ApiError } from '../../api/client';
import { longWordStyles } from '../../components/longWordStyles';
import { useText } from '../../i18n/useText';
import { mailboxTexts } from './texts';

export interface ConfirmDialogProps {
  title: string;
  sentence: string;
  keep: string;
  confirm: string;
  color: 'primary' | 'error';
  /** Performs the action. @throws ApiError */
  perform: () => Promise<void>;
  onClose: () => void;
}

/** Confirmation that explains an action before it is performed. A failure is shown inside. */
export function ConfirmDialog({ title, sentence, keep, confirm, color, perform, onClose }: ConfirmDialogProps) {
  const t = useText(mailboxTexts);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await perform();
    } catch (error) {
      setFailure(error instanceof ApiError && error.status < 500 ? error.message : t('message.unreachable'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} aria-labelledby={id}>
      <DialogTitle id={id} variant="h4" component="h2" sx={longWordStyles}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Typography sx={longWordStyles}>{sentence}</Typography>
        {failure !== null && (
          <Alert severity="error" variant="outlined" sx={{ mt: 4 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {keep}
        </Button>
        <Button variant="contained" color={color} loading={busy} loadingPosition="start" onClick={() => void send()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
