import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../api/client';
import { longWordStyles } from '../../components/longWordStyles';
import type { Attendance, Attendee } from '../../contract/seatEndpoints';
import type { OwnerAction } from '../../contract/seats';
import { useText } from '../../i18n/useText';
import { attendanceTexts } from './texts';

export interface ConfirmActionProps {
  action: OwnerAction;
  group: Attendee;
  /**
   * Performs the action.
   * @throws ApiError
   */
  perform: () => Promise<Attendance>;
  onDone: (attendance: Attendance) => void;
  onClose: () => void;
}

/** Confirmation that explains an action on a group before it is performed. */
export function ConfirmAction({ action, group, perform, onDone, onClose }: ConfirmActionProps) {
  const t = useText(attendanceTexts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await perform());
    } catch (refusal) {
      setFailure(refusal instanceof ApiError && refusal.status < 500 ? refusal.message : t('problem.unreachable'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} aria-labelledby="confirm-act">
      <DialogTitle id="confirm-act" variant="h4" component="h2" sx={longWordStyles}>
        {t(`confirm.${action}Title`, { name: group.name })}
      </DialogTitle>
      <DialogContent>
        <Typography>{t(`confirm.${action}`)}</Typography>
        {failure !== null && (
          <Alert severity="error" variant="outlined" sx={{ mt: 4 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {t('acts.keep')}
        </Button>
        <Button variant="contained" color={action === 'offer' ? 'primary' : 'error'} loading={busy} loadingPosition="start" onClick={() => void send()}>
          {t(`acts.${action}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
