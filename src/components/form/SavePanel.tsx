import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { SaveBar, type SaveBarProps } from './SaveBar';
import { versionedFormTexts } from './versionedFormTexts';

export interface SavePanelProps extends Pick<SaveBarProps, 'back' | 'isDraftStored'> {
  saved: boolean;
  /** `unreachable` when the server did not respond, otherwise the server's message. */
  failure: 'unreachable' | { message: string } | null;
  /** Whether another user has saved in the meantime. */
  conflict: boolean;
  /** Differences between both versions of a conflict. */
  differences?: ReactNode;
  onTakeTheirs: () => void;
}

/** Save button with the result, and a choice of version after concurrent edits. */
export function SavePanel({ back, saved, isDraftStored, failure, conflict, differences, onTakeTheirs }: SavePanelProps) {
  const t = useText(versionedFormTexts);
  const { isSubmitting } = useFormikContext();
  const choice = conflict && (
    <>
      <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
        {t('conflict.mine')}
      </Button>
      <Button variant="outlined" onClick={onTakeTheirs}>
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
    <SaveBar back={back} isDraftStored={isDraftStored} clean={done || undefined} choice={choice || undefined}>
      {failure !== null && (
        <Alert severity="error" variant="outlined">
          {failure === 'unreachable' ? t('unreachable') : failure.message}
        </Alert>
      )}
      {conflict && (
        <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
          {t('conflict.sentence')}
          {differences}
        </Alert>
      )}
    </SaveBar>
  );
}
