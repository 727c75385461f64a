import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatInstant } from '../../contract/formatInstant';
import type { SettingsVersion } from '../../contract/settingsEndpoints';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { settingsTexts } from './texts';

export interface VersionRowProps {
  /** Saved version; null for the values of a new installation. */
  version: Omit<SettingsVersion, 'value'> | null;
  /** Whether this version is in use. */
  current: boolean;
  busy: boolean;
  onRestore: () => void;
  /** Changes of this version. */
  children?: ReactNode;
}

/** Version of a part: author, date, changes, and a button to restore it. */
export function VersionRow({ version, current, busy, onRestore, children }: VersionRowProps) {
  const t = useText(settingsTexts);
  const language = useLanguage();
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 12em', minWidth: 0 }}>
          <Typography variant="body1" component="h3" sx={{ fontWeight: 700 }}>
            {version ? t('versions.number', { number: version.number }) : t('versions.start')}
          </Typography>
          {version && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {version.savedBy ? t('versions.by', { when: formatInstant(version.savedAt, language), who: version.savedBy }) : formatInstant(version.savedAt, language)}
            </Typography>
          )}
        </Box>
        {current ? (
          <Chip size="small" color="success" variant="outlined" label={t('versions.current')} />
        ) : (
          <Button variant="outlined" disabled={busy} onClick={onRestore} aria-label={version ? t('versions.restoreNumber', { number: version.number }) : t('versions.restoreStart')}>
            {t('versions.restore')}
          </Button>
        )}
      </Box>
      {children && <Box sx={{ mt: 3 }}>{children}</Box>}
    </Box>
  );
}
