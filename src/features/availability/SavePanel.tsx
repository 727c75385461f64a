import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { AvailabilityRecord } from '../../contract/availability';
import { useText } from '../../i18n/useText';
import { availabilityTexts } from './texts';
import type { AvailabilityValues } from './values';

export interface SavePanelProps {
  saved: boolean;
  /** Whether the browser keeps what is changed. */
  kept: boolean;
  failure: string | null;
  /** What somebody else has saved meanwhile. */
  theirs: AvailabilityRecord | null;
  onTakeTheirs: (theirs: AvailabilityRecord) => void;
}

/** Saves, always in sight; what came of it, and the choice when two have changed the same. Where no draft can be kept, the browser asks before the page is left. */
export function SavePanel({ saved, kept, failure, theirs, onTakeTheirs }: SavePanelProps) {
  const t = useText(availabilityTexts);
  const { dirty, isSubmitting } = useFormikContext<AvailabilityValues>();
  const losesWhenLeft = dirty && !kept;
  useEffect(() => {
    if (!losesWhenLeft) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [losesWhenLeft]);
  return (
    <Box sx={{ position: 'sticky', bottom: 'var(--office-foot, 0px)', zIndex: 2, py: 3, pr: { xs: 14, md: 0 }, display: 'grid', gap: 3, justifyItems: 'start', bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' }}>
      <Box role="status">
        {saved && !dirty && (
          <Alert severity="success" variant="outlined">
            {t('saved')}
          </Alert>
        )}
      </Box>
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      {theirs ? (
        <>
          <Alert severity="warning" variant="outlined">
            {t('conflict.sentence')}
          </Alert>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
              {t('conflict.mine')}
            </Button>
            <Button variant="outlined" onClick={() => onTakeTheirs(theirs)}>
              {t('conflict.theirs')}
            </Button>
          </Box>
        </>
      ) : (
        <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
          {t(isSubmitting ? 'saving' : 'save')}
        </Button>
      )}
    </Box>
  );
}
