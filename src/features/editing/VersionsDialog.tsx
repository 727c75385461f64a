import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { listVersions } from '../../api/contentEntries';
import { ALWAYS_STALE, useApiQuery } from '../../api/useApiQuery';
import { fromTheTop } from '../../components/fromTheTop';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { SaveFailed } from './SaveFailed';
import { editingTexts } from './texts';
import { effectiveText, versionsKey } from './useApplyOverride';
import { useRestore } from './useRestore';
import { VersionItem } from './VersionItem';

export interface VersionsDialogProps {
  text: TaggedText;
  /**
   * Called when the dialog closes.
   * @param restored whether another version is current now
   */
  onClose: (restored: boolean) => void;
}

/** Version history of a text, newest first: author, date, changes, and a restore button. */
export function VersionsDialog({ text, onClose }: VersionsDialogProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const id = useId();
  const phone = useMediaQuery('(max-width:599.95px)');
  const { data, error, mutate } = useApiQuery(versionsKey(text.tag), () => listVersions(text.tag, language), ALWAYS_STALE);
  const { busy, failure, restored, restore } = useRestore(text);
  return (
    <Dialog open fullWidth fullScreen={phone} maxWidth="md" sx={fromTheTop} aria-labelledby={id} onClose={() => onClose(restored !== null)}>
      <DialogTitle id={id} component="h2" variant="h4">
        {t('versions.title')}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text.tag}
        </Typography>
      </DialogTitle>
      <DialogContent>
        <Box role="status">{restored !== null && <Alert severity="success" variant="outlined" role="presentation" sx={{ mb: 4 }}>{t('versions.restored', { number: restored })}</Alert>}</Box>
        {failure !== null && (
          <Alert severity="error" variant="outlined" sx={{ mb: 4 }}>
            <SaveFailed failure={failure} />
          </Alert>
        )}
        {!data && !error && (
          <Box role="status" aria-label={t('versions.loading')}>
            <Skeleton height={60} />
            <Skeleton height={120} />
          </Box>
        )}
        {!data && Boolean(error) && (
          <Alert
            severity="error"
            variant="outlined"
            action={
              <Button color="inherit" onClick={() => void mutate()}>
                {t('retry')}
              </Button>
            }
          >
            {t('versions.failed')}
          </Alert>
        )}
        {data?.length === 0 && <p>{t('versions.none')}</p>}
        {data && data.length > 0 && (
          <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((version, place) => (
              <VersionItem
                key={version.number}
                version={version}
                after={effectiveText(text, version.value)}
                before={effectiveText(text, data[place + 1]?.value ?? null)}
                current={place === 0}
                busy={busy}
                onRestore={() => void restore(version)}
              />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button color="inherit" onClick={() => onClose(restored !== null)}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
