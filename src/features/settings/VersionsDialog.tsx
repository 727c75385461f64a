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
import { useSettingsVersions } from '../../api/settings';
import { fromTheTop } from '../../components/fromTheTop';
import type { StoredSettingsPart } from '../../contract/settingsEndpoints';
import { useText, useTextLookup } from '../../i18n/useText';
import { ChangeList } from './ChangeList';
import { PARTS, type FormPart } from './parts';
import { settingsTexts } from './texts';
import { useRestore } from './useRestore';
import { DEFAULT_SETTINGS } from '../../contract/defaultPrivateSettings';
import { VersionRow } from './VersionRow';

export interface VersionsDialogProps {
  part: FormPart;
  /** Whether the form below has changes that a restored version replaces. */
  hasDraft: boolean;
  /** Called with the part after a version was restored. */
  onRestored: (next: StoredSettingsPart) => void;
  onClose: () => void;
}

/** Version history of a part, newest first: author, date, changes, and a restore button. */
export function VersionsDialog({ part, hasDraft, onRestored, onClose }: VersionsDialogProps) {
  const t = useText(settingsTexts);
  const lookup = useTextLookup(PARTS[part].texts);
  const id = useId();
  const phone = useMediaQuery('(max-width:599.95px)');
  const { data, error, mutate } = useSettingsVersions(part);
  const { busy, notice, restore } = useRestore(part, { onRestored, onChange: () => void mutate() });
  const start = DEFAULT_SETTINGS[part];
  const latest = data?.[0]?.number ?? 0;
  return (
    <Dialog open fullWidth fullScreen={phone} maxWidth="md" sx={fromTheTop} aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} component="h2" variant="h4">
        {t('versions.title')}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {lookup('title')}
        </Typography>
      </DialogTitle>
      <DialogContent>
        <Box role="status">
          {notice && (
            <Alert severity={notice.severity} variant="outlined" role="presentation" sx={{ mb: 4 }}>
              {notice.text}
            </Alert>
          )}
        </Box>
        {hasDraft && notice === null && (
          <Alert severity="info" variant="outlined" role="presentation" sx={{ mb: 4 }}>
            {t('versions.unsaved')}
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
                {t('versions.retry')}
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
              <VersionRow key={version.number} version={version} current={place === 0} busy={busy} onRestore={() => void restore(version.value, latest)}>
                <ChangeList part={part} before={data[place + 1]?.value ?? start} after={version.value} />
              </VersionRow>
            ))}
            <VersionRow version={null} current={false} busy={busy} onRestore={() => void restore(start, latest)} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button color="inherit" onClick={onClose}>
          {t('versions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
