import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { adminPath } from '../../contract/adminResources';
import type { Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DashboardCard } from './DashboardCard';
import { dashboardTexts } from './texts';

/** The list of texts is collapsed by default; this query expands the texts without a translation. */
const ONLY_MISSING = '?missing=1';

/** Number of records without a translation, per list. */
export function Untranslated({ untranslated }: Pick<Overview, 'untranslated'>) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  return (
    <DashboardCard title={t('translations.title')}>
      {untranslated.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('translations.fine')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {untranslated.map(({ resource, count }) => (
            <li key={resource}>
              <Link component={RouterLink} to={`/${language}/${adminPath(resource)}${resource === 'content' ? ONLY_MISSING : ''}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2' }}>
                {t('translations.missing', { name: t(`places.${resource}`), count })}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </DashboardCard>
  );
}
