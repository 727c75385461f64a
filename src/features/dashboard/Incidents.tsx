import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DashboardCard } from './DashboardCard';
import { dashboardTexts } from './texts';

const MAX_LISTED = 5;

/** Problems that the server has recorded, each with a link to where it can be fixed. Renders nothing when there are none. */
export function Incidents({ incidents }: Pick<Overview, 'incidents'>) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  if (incidents.length === 0) return null;
  return (
    <DashboardCard title={t('incidents.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {incidents.slice(0, MAX_LISTED).map(({ kind, name, path }) => (
          <Box component="li" key={`${kind} ${path}`} sx={{ py: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/${language}${path}`} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2' }}>
              {t(`incidents.${kind}`, { name })}
            </Link>
          </Box>
        ))}
      </Box>
      {incidents.length > MAX_LISTED && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('incidents.more', { count: incidents.length - MAX_LISTED })}
        </Typography>
      )}
    </DashboardCard>
  );
}
