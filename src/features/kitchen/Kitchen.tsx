import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { usePreparation } from '../../api/preparation';
import { StateMessage } from '../../components/StateMessage';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { guestsOf } from '../../contract/kitchen';
import { formatShortDay } from '../../contract/kitchenFormats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { DaySheet } from './DaySheet';
import { readQuery, weekFrom, type Period } from './period';
import { PeriodBar } from './PeriodBar';
import { kitchenTexts } from './texts';

const placeholder = (
  <Box aria-hidden sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
    <Skeleton variant="rounded" height={320} />
    <Skeleton variant="rounded" height={420} />
  </Box>
);

/** Shopping, cooking, packing and driving for several days, one day or one request, as selected by the URL. */
export function Kitchen() {
  const t = useText(kitchenTexts);
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => dayAt(new Date()));
  const query = readQuery(parameters, today);
  const { data, error, mutate } = usePreparation(query);
  const failed: unknown = error;

  const { from, to } = 'request' in query ? { from: data?.from ?? '', to: data?.to ?? '' } : query;
  const isDay = from === to;
  const days = isDay ? formatDay(from, language) : t('range', { from: formatShortDay(from, language), to: formatShortDay(to, language) });
  const people = data?.bookings.reduce((sum, party) => sum + guestsOf(party), 0) ?? 0;
  const sheetOf = (day: string) => `?${new URLSearchParams({ from: day, to: day, ...(parameters.get('requested') === 'true' ? { requested: 'true' } : {}) }).toString()}`;

  const change = (period: Period, requested: boolean) => setParameters({ from: period.from, to: period.to, ...(requested ? { requested: 'true' } : {}) });

  const content = () => {
    if (data === undefined && failed !== undefined) {
      return (
        <StateMessage level={2} illustration="thermometer" role="alert" title={t('failed.title')} actions={<Button variant="outlined" onClick={() => void mutate()}>{t('failed.retry')}</Button>}>
          {t('failed.sentence')}
        </StateMessage>
      );
    }
    if (data === undefined) {
      return (
        <Box role="status" aria-label={t('loading')}>
          {placeholder}
        </Box>
      );
    }
    if (data.bookings.length === 0) {
      return (
        <StateMessage level={2} illustration="smoker" title={t('empty.title')}>
          {t('empty.sentence')}
        </StateMessage>
      );
    }
    return <DaySheet preparation={data} sheetOf={isDay ? null : sheetOf} />;
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, py: { xs: 5, md: 8 }, '@media print': { py: 0, gap: '3mm' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: 4 }}>
        <div>
          <Typography variant="h1" sx={{ '@media print': { fontSize: '16pt' } }}>
            {t(isDay ? 'sheetOf' : 'title')}
          </Typography>
          {from !== '' && (
            <Typography sx={{ mt: 1, color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}>
              {data === undefined ? days : `${days} · ${t('parties', { count: data.bookings.length })} · ${t('guests', { count: people })}`}
            </Typography>
          )}
        </div>
        <Button variant="contained" startIcon={<PrintOutlined />} disabled={!data?.bookings.length} onClick={() => window.print()} sx={{ displayPrint: 'none' }}>
          {t('print')}
        </Button>
      </Box>
      {'request' in query ? null : <PeriodBar period={query} requested={query.requested} today={today} onChange={change} />}
      {isDay && from !== '' && (
        <Link component={RouterLink} to={`?${new URLSearchParams({ ...weekFrom(from) }).toString()}`} sx={{ displayPrint: 'none', justifySelf: 'start', display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2', fontWeight: 600 }}>
          {t('allOfPeriod')}
        </Link>
      )}
      {content()}
    </Box>
  );
}
