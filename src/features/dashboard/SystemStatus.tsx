import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatDay } from '../../contract/formats';
import { dayAt } from '../../contract/days';
import { LOCALES } from '../../contract/language';
import type { Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DashboardCard } from './DashboardCard';
import { dashboardTexts } from './texts';

/** Free disk space, the last backup and, where one is configured, its last copy elsewhere. */
export function SystemStatus({ system: { diskFree, diskSize, lastBackupAt, lastCopyAt, copyFailed } }: Pick<Overview, 'system'>) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  const gigabytes = (bytes: number) => new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 }).format(bytes / 1e9);
  const disk = diskFree === null || diskSize === null ? t('system.unknown') : t('system.diskOf', { free: gigabytes(diskFree), size: gigabytes(diskSize) });
  const dayOf = (instant: string | null) => (instant === null ? t('system.none') : formatDay(dayAt(new Date(instant)), language));
  return (
    <DashboardCard title={t('system.title')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 4, rowGap: 2, typography: 'body2', '& dt': { color: 'text.secondary' }, '& dd': { m: 0, textAlign: 'right' } }}>
        <dt>{t('system.disk')}</dt>
        <dd>{disk}</dd>
        <dt>{t('system.backup')}</dt>
        <dd>{dayOf(lastBackupAt)}</dd>
        {copyFailed !== null && (
          <>
            <dt>{t('system.copy')}</dt>
            <dd>{dayOf(lastCopyAt)}</dd>
          </>
        )}
      </Box>
      {copyFailed === true && (
        <Alert severity="error" variant="outlined" sx={{ mt: 4 }}>
          {t('system.copyFailed')}
        </Alert>
      )}
    </DashboardCard>
  );
}
