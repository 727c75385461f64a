import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { readDone } from './done';
import { formTexts } from './formTexts';
import type { Manifest } from './manifest';
import { UndoNotice } from './UndoNotice';

export interface DoneNoticeProps {
  manifest: Manifest;
}

/** Says what has just been done on the screen before, with the way to undo it; it goes when the address changes or somebody sends it away. */
export function DoneNotice({ manifest }: DoneNoticeProps) {
  const t = useText(formTexts);
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const done = readDone(state);
  const dismiss = () => void navigate(pathname + search, { replace: true, state: null });
  if (!done) return null;
  // With a password nothing is put back: nobody knows the former one.
  if (done.kind !== 'saved' || done.former) return <UndoNotice key={done.id} manifest={manifest} done={done} onClose={dismiss} />;
  return (
    <Snackbar open autoHideDuration={8000} sx={{ mb: 'var(--office-foot, 0px)' }} onClose={(_, reason) => reason !== 'clickaway' && dismiss()}>
      <Alert severity="success" role="status" onClose={dismiss} closeText={t('done.dismiss')} sx={{ overflowWrap: 'anywhere' }}>
        {t('done.saved', { name: done.name })}
      </Alert>
    </Snackbar>
  );
}
