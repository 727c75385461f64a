import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { addDays } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { formatCount, formatDayOfMonth, formatShortDay } from '../../contract/kitchenFormats';
import { COMING_DAYS, type Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { barsOf, type BarSeries } from './bars';
import { ChartCard } from './ChartCard';
import { dashboardTexts } from './texts';

export interface UpcomingGuestsProps {
  coming: Overview['coming'];
  /** Local day. */
  today: string;
}

/** Chart of upcoming guests per day for the next six weeks. */
export function UpcomingGuests({ coming, today }: UpcomingGuestsProps) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  const days = Array.from({ length: COMING_DAYS }, (_, index) => addDays(today, index));
  const byDay = new Map(coming.map((row) => [row.day, row]));
  const confirmed = coming.reduce((sum, row) => sum + row.confirmed, 0);
  const requested = coming.reduce((sum, row) => sum + row.requested, 0);
  const next = coming.find((row) => row.confirmed > 0);
  const write = (value: number) => formatCount(value, language);
  const details = [
    ...(next ? [t('coming.next', { day: formatDay(next.day, language), guests: t('guests', { count: next.confirmedGuests }) })] : []),
    ...(requested > 0 ? [t(confirmed > 0 ? 'coming.waiting' : 'coming.onlyWaiting', { count: requested })] : []),
  ];
  const series: BarSeries[] = [
    { label: t('coming.confirmed'), values: days.map((day) => byDay.get(day)?.confirmedGuests ?? 0), look: 'solid' },
    { label: t('coming.requested'), values: days.map((day) => byDay.get(day)?.requestedGuests ?? 0), look: 'hatched' },
  ];
  const [bar] = barsOf(series);
  const getFallbackText = () => {
    if (!bar) return details.length === 0 ? t('coming.nothing') : undefined;
    // The only confirmed day is the next one, which the detail already describes.
    return bar.series === 0 ? undefined : t('coming.only', { count: bar.value, figure: write(bar.value), day: formatDay(days[bar.at] ?? '', language) });
  };
  return (
    <ChartCard
      question={t('coming.question')}
      summary={confirmed === 0 ? t('coming.none') : t('coming.answer', { count: confirmed })}
      {...(details.length > 0 ? { detail: details.join(' ') } : {})}
      fallbackText={getFallbackText()}
      picture={{
        labels: days.map((day) => formatShortDay(day, language)),
        ticks: days.map((day) => formatDayOfMonth(day, language)),
        series,
        format: write,
        every: 7,
        // As tall as the card of pending requests usually is beside it.
        height: 290,
      }}
      table={{ head: t('coming.day'), rows: coming.map((row) => ({ name: formatDay(row.day, language), values: [write(row.confirmedGuests), write(row.requestedGuests)] })) }}
      way={
        <Link component={RouterLink} to={`/${language}/admin/preparation`} sx={{ display: 'flex', width: 'fit-content', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
          {t('coming.open')}
        </Link>
      }
    />
  );
}
