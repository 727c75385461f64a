import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useEffect } from 'react';
import { useText, type Translate } from '../../i18n/useText';
import { listTexts } from './listTexts';
import type { UndoState } from './useUndo';

const OFFERED_MS = 8000;

export interface UndoSnackbarProps {
  state: UndoState;
  onUndo: () => void;
  onClose: () => void;
}

const isWriting = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) && !(target instanceof HTMLInputElement && target.type === 'checkbox');

/** Returns the message about the action, or about the result of undoing it, with the server's reason for a failure if there is one. */
function undoText(state: NonNullable<UndoState>, t: Translate<(typeof listTexts)['tree']>): string {
  if (state.kind === 'offered') return state.offer.message;
  if (state.kind === 'undone') return t('done.undone');
  return state.reason === undefined ? t('refused.undo') : t('refused.undoBecause', { reason: state.reason });
}

/** Reports the last action and offers to undo it for eight seconds, by the button or by Ctrl+Z or Cmd+Z. */
export function UndoSnackbar({ state, onUndo, onClose }: UndoSnackbarProps) {
  const t = useText(listTexts);
  const offered = state?.kind === 'offered';
  useEffect(() => {
    if (!offered) return undefined;
    const press = (event: KeyboardEvent) => {
      // In a text field, the shortcut undoes typing.
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isWriting(event.target)) return;
      event.preventDefault();
      onUndo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [offered, onUndo]);
  if (state === null) return null;
  const message = undoText(state, t);
  return (
    <Snackbar key={`${state.kind} ${state.kind === 'offered' ? state.at : ''}`} open autoHideDuration={OFFERED_MS} onClose={(_event, reason) => reason !== 'clickaway' && onClose()} sx={{ bottom: { xs: 16, sm: 24 }, mb: 'var(--office-foot, 0px)' }}>
      <Alert
        severity={state.kind === 'failed' ? 'error' : 'success'}
        variant="outlined"
        onClose={offered ? undefined : onClose}
        closeText={t('refused.close')}
        sx={{ width: '100%', alignItems: 'center', bgcolor: 'background.paper', color: 'text.primary', boxShadow: 6, overflowWrap: 'anywhere', '& .MuiAlert-action': { pt: 0, alignItems: 'center' } }}
        action={
          offered ? (
            <Button color="primary" onClick={onUndo} title={t('done.undoHint')} sx={{ px: 3, whiteSpace: 'nowrap' }}>
              {t('done.undo')}
            </Button>
          ) : undefined
        }
      >
        {message}
      </Alert>
    </Snackbar>
  );
}
