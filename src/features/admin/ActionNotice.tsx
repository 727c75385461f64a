import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { readCompletedAction } from './completedAction';
import { formTexts } from './formTexts';
import type { Manifest } from './manifest';
import { UndoCompletedAction } from './UndoCompletedAction';

export interface ActionNoticeProps {
  manifest: Manifest;
}

/** Reports the action completed on the previous screen, with an undo button. Closes when the URL changes or the user dismisses it. */
export function ActionNotice({ manifest }: ActionNoticeProps) {
  const t = useText(formTexts);
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const done = readCompletedAction(state);
  const dismiss = () => void navigate(pathname + search, { replace: true, state: null });
  if (!done) return null;
  // A change that includes a password cannot be undone, because the previous password is unknown.
  if (done.kind !== 'saved' || done.former) return <UndoCompletedAction key={done.id} manifest={manifest} done={done} onClose={dismiss} />;
  return (
    <Snackbar open autoHideDuration={8000} sx={{ mb: 'var(--office-foot, 0px)' }} onClose={(_, reason) => reason !== 'clickaway' && dismiss()}>
      <Alert severity="success" role="status" onClose={dismiss} closeText={t('done.dismiss')} sx={{ overflowWrap: 'anywhere' }}>
        {t('done.saved', { name: done.name })}
      </Alert>
    </Snackbar>
  );
}
