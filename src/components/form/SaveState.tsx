import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useContext, useEffect, type ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { saveBarTexts } from './saveBarTexts';
import { PendingInputContext } from './useDebouncedInput';

export interface SaveStateProps {
  /** Whether the browser stores a draft of the input. */
  isDraftStored: boolean;
  /** Replaces the default message while there are no changes. */
  clean?: ReactNode;
}

/**
 * Shows beside a form's buttons whether there are unsaved changes. If no draft can be stored, the browser asks for confirmation before the page is
 * left.
 */
export function SaveState({ isDraftStored, clean }: SaveStateProps) {
  const t = useText(saveBarTexts);
  const { dirty } = useFormikContext();
  const untold = useContext(PendingInputContext);
  useEffect(() => {
    if (isDraftStored) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty || untold.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDraftStored, dirty, untold]);
  return (
    <Typography role="status" variant="caption" sx={{ flex: { xs: '1 0 100%', sm: '1 1 14em' }, order: { xs: -1, sm: 0 }, minWidth: 0, color: 'text.secondary' }}>
      {dirty ? t(isDraftStored ? 'kept' : 'unkept') : (clean ?? t('clean'))}
    </Typography>
  );
}
