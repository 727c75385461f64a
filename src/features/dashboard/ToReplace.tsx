import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PlaceholderFact } from '../../contract/business';
import { adminPath } from '../../contract/adminResources';
import type { Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DashboardCard } from './DashboardCard';
import { dashboardTexts } from './texts';

export interface ToReplaceProps {
  toReplace: Overview['toReplace'];
  /** Business facts that are still placeholders. */
  facts: readonly PlaceholderFact[];
  /** Number of gallery videos that are still placeholders. */
  films: number;
}

const row = { display: 'flex', alignItems: 'center', minHeight: 44, typography: 'body2' } as const;

/** List of sample data from the installation that the owner has yet to replace. Renders nothing once there is none. */
export function ToReplace({ toReplace: { samples, texts }, facts, films }: ToReplaceProps) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  if (samples.length + texts.length + facts.length + films === 0) return null;
  const linkTo = (to: string, label: string): ReactNode => (
    <Link key={to} component={RouterLink} to={`/${language}/${to}`} sx={row}>
      {label}
    </Link>
  );
  return (
    <DashboardCard title={t('toReplace.title')}>
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary', maxWidth: '70ch' }}>
        {t('toReplace.lead')}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 8, rowGap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))', '& h3': { typography: 'subtitle2', m: 0 } }}>
        {samples.length > 0 && (
          <div>
            <h3>{t('toReplace.samples')}</h3>
            {samples.map(({ resource, count }) => linkTo(`${adminPath(resource)}?sample=true`, t('toReplace.count', { name: t(`places.${resource}`), count })))}
          </div>
        )}
        {texts.length > 0 && (
          <div>
            <h3>{t('toReplace.texts')}</h3>
            {texts.map(({ page, count }) => linkTo(`${adminPath('content')}?page=${page}`, t('toReplace.count', { name: t(`toReplace.pages.${page}`), count })))}
          </div>
        )}
        {facts.length + films > 0 && (
          <div>
            <h3>{t('toReplace.code')}</h3>
            <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', typography: 'body2', columnWidth: 220, columnGap: 8, '& li': { py: 1, breakInside: 'avoid' } }}>
              {facts.map((fact) => (
                <li key={fact}>{t(`toReplace.facts.${fact}`)}</li>
              ))}
              {films > 0 && <li>{t('toReplace.films', { count: films })}</li>}
            </Box>
          </div>
        )}
      </Box>
    </DashboardCard>
  );
}
