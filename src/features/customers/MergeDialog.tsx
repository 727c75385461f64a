import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { ApiError } from '../../api/client';
import { fetchCustomer, mergeCustomers } from '../../api/customers';
import { newIdempotencyKey } from '../../api/drafts';
import { longWordStyles } from '../../components/longWordStyles';
import type { Customer, CustomerLine } from '../../contract/customers';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { MergeComparison } from './MergeComparison';
import { MergeSearch } from './MergeSearch';
import { customersTexts } from './texts';

export interface MergeDialogProps {
  /** Card that is kept. */
  customer: Customer;
  /** Called with the kept card after the merge. */
  onMerged: (customer: Customer) => void;
  /** Called when a card has changed on the server, so the caller must refetch its own. */
  onChanged: () => void;
  onClose: () => void;
}

type Chosen = CustomerLine & { key: string };

/** Dialog that finds the other card of the same person, shows both, and merges them after a confirmation; full-screen on mobile. */
export function MergeDialog({ customer, onMerged, onChanged, onClose }: MergeDialogProps) {
  const t = useText(customersTexts);
  const language = useLanguage();
  const titleId = useId();
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [other, setOther] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // One key for each pair of versions: a retry after a lost response must count once.
  const choose = (card: CustomerLine) => setOther({ ...card, key: newIdempotencyKey() });
  /** Shows the current state of both cards after a conflict. */
  const refetch = async (id: string) => {
    onChanged();
    try {
      choose(await fetchCustomer(id, language));
      setFailure(t('merge.changed'));
    } catch {
      setOther(null);
      setFailure(t('merge.vanished'));
    }
  };
  const merge = async ({ key, ...card }: Chosen) => {
    setBusy(true);
    setFailure(null);
    try {
      onMerged(await mergeCustomers(customer, card, { language, key }));
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) setFailure(t('problem.unreachable'));
      else if (error.status === 412 || error.status === 404) await refetch(card.id);
      else setFailure(error.message);
    }
    setBusy(false);
  };
  return (
    <Dialog open fullScreen={fullScreen} fullWidth maxWidth="md" onClose={() => !busy && onClose()} aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2" sx={longWordStyles}>
        {t('merge.title', { name: customer.name })}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
          {failure !== null && (
            <Alert severity="error" variant="outlined">
              {failure}
            </Alert>
          )}
          {other === null ? <MergeSearch without={customer.id} onChoose={choose} /> : <MergeComparison kept={customer} other={other} />}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', justifyContent: 'flex-start', gap: 2, px: 6, py: 4 }}>
        {other !== null && (
          <>
            <Button variant="contained" loading={busy} loadingPosition="start" onClick={() => void merge(other)}>
              {t('merge.confirm')}
            </Button>
            <Button
              disabled={busy}
              onClick={() => {
                setOther(null);
                setFailure(null);
              }}
            >
              {t('merge.other')}
            </Button>
          </>
        )}
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
