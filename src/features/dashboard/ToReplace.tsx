import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { adminPath } from '../../contract/adminResources';
import { partOfFact } from '../../contract/defaultSettings';
import type { Overview } from '../../contract/overview';
import type { Fact, SettingsPart } from '../../contract/settings';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DashboardCard } from './DashboardCard';
import { dashboardTexts } from './texts';

export interface ToReplaceProps {
  toReplace: Overview['toReplace'];
  /** Business facts that are still placeholders. */
  facts: readonly Fact[];
  /** Number of gallery videos that are still placeholders. */
  films: number;
}

const row = { display: 'flex', alignItems: 'center', minHeight: 44, typography: 'body2' } as const;

const settingsPath = (part: SettingsPart) => `admin/settings/${part}`;

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
      <Box sx={{ mb: 2 }}>{linkTo('admin/first-steps', t('toReplace.firstSteps'))}</Box>
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
            <h3>{t('toReplace.settings')}</h3>
            <Box sx={{ columnWidth: 260, columnGap: 8, '& > *': { breakInside: 'avoid' } }}>
              {[...Map.groupBy(facts, partOfFact)].map(([part, held]) => {
                const names = held.map((fact) => t(`toReplace.facts.${fact}`)).join(' · ');
                if (part !== 'identity') return linkTo(settingsPath(part), names);
                return (
                  <div key={part}>
                    {linkTo(settingsPath(part), t('toReplace.identity'))}
                    <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
                      {names}
                    </Typography>
                  </div>
                );
              })}
              {films > 0 && linkTo(settingsPath('films'), t('toReplace.films', { count: films }))}
            </Box>
          </div>
        )}
      </Box>
    </DashboardCard>
  );
}
