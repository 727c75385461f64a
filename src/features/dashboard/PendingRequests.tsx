import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import { formatCount, formatShortDay } from '../../contract/kitchenFormats';
import { WAITING_AGES, type Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { barsOf } from './bars';
import { ChartCard } from './ChartCard';
import { dashboardTexts } from './texts';
import { useKindName } from './useKindName';

const DAY_MS = 86_400_000;

export interface PendingRequestsProps {
  waiting: Overview['waiting'];
  now: Date;
}

/** Pending requests: number, waiting time, and those that have waited longest. */
export function PendingRequests({ waiting, now }: PendingRequestsProps) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  const kindName = useKindName();
  const { count, ages, oldest } = waiting;
  const [first] = oldest;
  const days = first ? Math.floor((now.getTime() - Date.parse(first.createdAt)) / DAY_MS) : 0;
  const counts = WAITING_AGES.map((age) => ages[age]);
  const names = WAITING_AGES.map((age) => t(`waiting.ages.${age}`));
  const [bar] = barsOf([{ values: counts }]);
  // For zero or one request, the heading and its detail are sufficient.
  const fallbackText = bar && bar.value > 1 ? t(`waiting.all.${WAITING_AGES[bar.at] ?? 'day'}`) : undefined;
  const requests = `/${language}/admin/requests`;
  return (
    <ChartCard
      question={t('waiting.question')}
      summary={count === 0 ? t('waiting.none') : t('waiting.answer', { count })}
      {...(first ? { detail: days === 0 ? t('waiting.sinceToday') : t('waiting.since', { count: days }) } : {})}
      first={
        <Box component="ul" sx={{ m: 0, mb: 5, p: 0, listStyle: 'none', '& li:last-of-type': { borderBottom: 1, borderColor: 'divider' } }}>
          {oldest.map(({ id, name, kind, date, guests }) => (
            <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Link component={RouterLink} to={`${requests}/${id}`} color="text.primary" underline="hover" sx={{ display: 'block', minHeight: 44, py: 2, ...longWordStyles }}>
                <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
                  {name}
                </Typography>
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {t('waiting.line', { what: kindName(kind), day: formatShortDay(date, language), guests: t('guests', { count: guests }) })}
                </Typography>
              </Link>
            </Box>
          ))}
        </Box>
      }
      fallbackText={fallbackText}
      picture={{ labels: names, ticks: WAITING_AGES.map((age) => t(`waiting.short.${age}`)), series: [{ label: t('waiting.requests'), values: counts, look: 'hatched' }], format: (value) => formatCount(value, language), every: 1, height: 130 }}
      table={{ head: t('waiting.age'), rows: names.map((name, index) => ({ name, values: [formatCount(counts[index] ?? 0, language)] })) }}
      way={
        <Link component={RouterLink} to={requests} sx={{ display: 'flex', width: 'fit-content', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
          {t('waiting.open')}
        </Link>
      }
    />
  );
}
