import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ADMIN_RESOURCE_NAMES, adminPath } from '../../contract/adminResources';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DashboardCard } from './DashboardCard';
import { dashboardTexts } from './texts';

/** Links to all of the owner's lists. */
export function AdminLinks() {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  return (
    <DashboardCard title={t('places.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))', columnGap: 4 }}>
        {ADMIN_RESOURCE_NAMES.map((resource) => (
          <li key={resource}>
            <Link component={RouterLink} to={`/${language}/${adminPath(resource)}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2', fontWeight: 600 }}>
              {t(`places.${resource}`)}
            </Link>
          </li>
        ))}
      </Box>
    </DashboardCard>
  );
}
