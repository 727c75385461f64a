import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { SaveBar } from '../../components/form/SaveBar';
import type { AvailabilityRecord } from '../../contract/availability';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { availabilityTexts } from './texts';
import type { AvailabilityValues } from './values';

export interface SavePanelProps {
  saved: boolean;
  /** Whether the browser stores a draft of the changes. */
  isDraftSaved: boolean;
  failure: string | null;
  /** Settings that another user has saved in the meantime. */
  theirs: AvailabilityRecord | null;
  onTakeTheirs: (theirs: AvailabilityRecord) => void;
}

/** Save button with the result, and a choice of version after concurrent edits. */
export function SavePanel({ saved, isDraftSaved, failure, theirs, onTakeTheirs }: SavePanelProps) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const { isSubmitting } = useFormikContext<AvailabilityValues>();
  const choice = theirs && (
    <>
      <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
        {t('conflict.mine')}
      </Button>
      <Button variant="outlined" onClick={() => onTakeTheirs(theirs)}>
        {t('conflict.theirs')}
      </Button>
    </>
  );
  const done = saved && (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, color: 'success.main', fontWeight: 600 }}>
      <CheckCircleOutlined fontSize="small" />
      {t('saved')}
    </Box>
  );
  return (
    <SaveBar back={`/${language}/admin`} isDraftStored={isDraftSaved} clean={done || undefined} choice={choice}>
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure}
        </Alert>
      )}
      {theirs && (
        <Alert severity="warning" variant="outlined">
          {t('conflict.sentence')}
        </Alert>
      )}
    </SaveBar>
  );
}
