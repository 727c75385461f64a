import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ApiError } from '../../api/client';
import { removeCustomer } from '../../api/customers';
import { longWordStyles } from '../../components/longWordStyles';
import type { Customer } from '../../contract/customers';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { customersTexts } from './texts';

export interface RemoveDialogProps {
  customer: Pick<Customer, 'id' | 'version' | 'name' | 'events'>;
  onRemoved: () => void;
  /** Called when the card has changed on the server, so the caller must refetch it. */
  onChanged: () => void;
  onClose: () => void;
}

/** Confirmation before a card is deleted, or the reason why it has to stay. */
export function RemoveDialog({ customer, onRemoved, onChanged, onClose }: RemoveDialogProps) {
  const t = useText(customersTexts);
  const language = useLanguage();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOpen = customer.events.some(({ status }) => status === 'requested' || status === 'confirmed');
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await removeCustomer(customer, language);
      onRemoved();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError) || error.status >= 500) return setFailure(t('problem.unreachable'));
      if (error.status === 412 || error.status === 409) onChanged();
      setFailure(error.status === 412 ? t('problem.changed') : error.message);
    }
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h4" component="h2" sx={longWordStyles}>
        {t('remove.title', { name: customer.name })}
      </DialogTitle>
      <DialogContent>
        <Typography>{t(isOpen ? 'remove.notNow' : 'remove.sentence')}</Typography>
        {failure !== null && (
          <Alert severity="error" variant="outlined" sx={{ mt: 4 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {t(isOpen ? 'close' : 'remove.keep')}
        </Button>
        {!isOpen && (
          <Button variant="contained" color="error" loading={busy} loadingPosition="start" onClick={() => void remove()}>
            {t('remove.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
