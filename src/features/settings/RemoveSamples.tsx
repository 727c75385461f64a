import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../api/client';
import { useInvalidateAllLists } from '../../api/invalidation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { firstStepsTexts } from './firstStepsTexts';

export interface RemoveSamplesProps {
  /** Number of samples in the lists; null until it has loaded. */
  count: number | null;
  /** Called after the samples have been removed. */
  onRemoved: () => void;
}

/** Removes all samples of a new installation at once, after a confirmation. */
export function RemoveSamples({ count, onRemoved }: RemoveSamplesProps) {
  const t = useText(firstStepsTexts);
  const language = useLanguage();
  const invalidate = useInvalidateAllLists();
  const [asks, setAsks] = useState(false);
  const [outcome, setOutcome] = useState<'removed' | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call('removeSamples', { language });
      setOutcome('removed');
      await invalidate();
      onRemoved();
    } catch {
      setOutcome('failed');
    }
    setBusy(false);
    setAsks(false);
  };
  return (
    <>
      {outcome !== null && (
        <Alert severity={outcome === 'removed' ? 'success' : 'error'} variant="outlined" sx={{ mb: 4 }}>
          {t(`samples.${outcome}`)}
        </Alert>
      )}
      {count !== null && <Typography sx={{ mb: 4 }}>{count === 0 ? t('samples.none') : t('samples.count', { count })}</Typography>}
      {count !== null && count > 0 && (
        <Button variant="contained" onClick={() => setAsks(true)}>
          {t('samples.remove')}
        </Button>
      )}
      <Dialog open={asks} onClose={() => !busy && setAsks(false)} aria-labelledby="remove-samples">
        <DialogTitle id="remove-samples" variant="h4" component="h2">
          {t('samples.confirm')}
        </DialogTitle>
        <DialogContent>
          <Typography>{t('samples.sentence')}</Typography>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
          <Button color="inherit" onClick={() => setAsks(false)} disabled={busy}>
            {t('samples.keep')}
          </Button>
          <Button variant="contained" loading={busy} loadingPosition="start" onClick={() => void remove()}>
            {t('samples.remove')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
