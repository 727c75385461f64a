import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { TaggedText } from '../../i18n/tags';
import { useText } from '../../i18n/useText';
import { TextForm } from './TextForm';
import { editingTexts } from './texts';
import { useEntry } from './useEntry';

export interface TextDialogProps {
  text: TaggedText;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits one text over the page, from what is stored at this moment. On a phone it takes the whole screen. */
export function TextDialog({ text, onSaved, onClose }: TextDialogProps) {
  const t = useText(editingTexts);
  const id = useId();
  const phone = useMediaQuery('(max-width:599.95px)');
  const { state, retry } = useEntry(text.tag);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      maxWidth="md"
      aria-labelledby={id}
      // A press beside it or Escape would lose what was typed.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && state.is !== 'read') onClose();
      }}
    >
      <DialogTitle id={id} component="h2" variant="h4" sx={{ pb: 1 }}>
        {t('title')}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text.tag}
        </Typography>
      </DialogTitle>
      <DialogContent>
        {state.is === 'loading' && (
          <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 6, pt: 2 }}>
            <Skeleton variant="rounded" height={110} />
            <Skeleton variant="rounded" height={110} />
          </Box>
        )}
        {state.is === 'failed' && (
          <Alert severity="error" variant="outlined">
            {t('unread')}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
              <Button variant="contained" onClick={retry}>
                {t('retry')}
              </Button>
              <Button color="inherit" onClick={onClose}>
                {t('cancel')}
              </Button>
            </Box>
          </Alert>
        )}
        {state.is === 'read' && <TextForm text={text} entry={state.entry} onSaved={onSaved} onCancel={onClose} />}
      </DialogContent>
    </Dialog>
  );
}
