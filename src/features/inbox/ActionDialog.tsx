import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { MailAction } from '../../contract/requestMailTemplates';
import { longWordStyles } from '../../components/longWordStyles';
import { useText } from '../../i18n/useText';
import { EraseForm } from './EraseForm';
import { MailForm } from './MailForm';
import { inboxTexts } from './texts';
import type { RequestActionOptions } from './useRequestAction';

export interface ActionDialogProps extends Omit<RequestActionOptions, 'onBusy'> {
  action: MailAction | 'erase';
  onClose: () => void;
}

/** Dialog over the request with the form of an action; full-screen on mobile. */
export function ActionDialog({ action, onClose, ...options }: ActionDialogProps) {
  const t = useText(inboxTexts);
  const [busy, setBusy] = useState(false);
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { name } = options.request.request.contactInfo;
  const cancel = (
    <Button color="inherit" onClick={onClose} disabled={busy}>
      {t('acts.close')}
    </Button>
  );
  return (
    <Dialog open fullScreen={fullScreen} fullWidth maxWidth="md" onClose={() => !busy && onClose()} aria-labelledby="act-title">
      <DialogTitle id="act-title" variant="h3" component="h2" sx={longWordStyles}>
        {action === 'erase' ? t('erase.title', { name }) : t(`letter.${action}`, { name: name.split(/\s+/)[0] ?? '' })}
      </DialogTitle>
      <DialogContent>{action === 'erase' ? <EraseForm {...options} onBusy={setBusy} cancel={cancel} /> : <MailForm {...options} onBusy={setBusy} key={action} action={action} cancel={cancel} />}</DialogContent>
    </Dialog>
  );
}
