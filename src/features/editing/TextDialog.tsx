import History from '@mui/icons-material/History';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { fromTheTop } from '../../components/fromTheTop';
import { mailPreviewOf } from '../../contract/mailPreviewOf';
import type { TaggedText } from '../../i18n/tags';
import { useText } from '../../i18n/useText';
import { TextForm } from './TextForm';
import { editingTexts } from './texts';
import { useEntry } from './useEntry';
import { VersionsDialog } from './VersionsDialog';

export interface TextDialogProps {
  text: TaggedText;
  onSaved: () => void;
  onClose: () => void;
}

/** Dialog that edits a text, starting from its currently stored version, or restores a previous version. Full-screen on mobile. */
export function TextDialog({ text, onSaved, onClose }: TextDialogProps) {
  const t = useText(editingTexts);
  const id = useId();
  const phone = useMediaQuery('(max-width:599.95px)');
  const { state, retry } = useEntry(text.tag);
  const [looksBack, setLooksBack] = useState(false);
  // A restored version takes effect immediately, even if no edit is saved afterwards.
  const [restored, setRestored] = useState(false);
  const close = restored ? onSaved : onClose;
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      maxWidth={mailPreviewOf(text.tag) ? 'lg' : 'md'}
      sx={fromTheTop}
      aria-labelledby={id}
      // A click on the backdrop or Escape would discard the input.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && state.is !== 'read') close();
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', columnGap: 3, pr: 6 }}>
        <DialogTitle id={id} component="h2" variant="h4" sx={{ pb: 1, minWidth: 0 }}>
          {t('title')}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {text.tag}
          </Typography>
        </DialogTitle>
        <Button startIcon={<History />} onClick={() => setLooksBack(true)} sx={{ mt: { sm: 3 }, ml: { xs: 4, sm: 0 } }}>
          {t('versions.open')}
        </Button>
      </Box>
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
              <Button color="inherit" onClick={close}>
                {t('cancel')}
              </Button>
            </Box>
          </Alert>
        )}
        {state.is === 'read' && <TextForm text={text} entry={state.entry} onSaved={onSaved} onCancel={close} />}
      </DialogContent>
      {looksBack && (
        <VersionsDialog
          text={text}
          onClose={(another) => {
            setLooksBack(false);
            if (!another) return;
            setRestored(true);
            retry();
          }}
        />
      )}
    </Dialog>
  );
}
