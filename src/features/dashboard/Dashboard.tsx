import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOverview } from '../../api/overview';
import { StateMessage } from '../../components/StateMessage';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { PLACEHOLDER_VIDEO } from '../../contract/media';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { UpcomingGuests } from './UpcomingGuests';
import { DeadMails } from './DeadMails';
import { Incidents } from './Incidents';
import { SystemStatus } from './SystemStatus';
import { AdminLinks } from './AdminLinks';
import { Season } from './Season';
import { dashboardTexts } from './texts';
import { ToReplace } from './ToReplace';
import { Untranslated } from './Untranslated';
import { PendingRequests } from './PendingRequests';

const columns = { display: 'grid', gap: { xs: 4, md: 5 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' } } as const;
const small = { display: 'grid', gap: { xs: 4, md: 5 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start' } as const;
const stack = { display: 'grid', gap: { xs: 4, md: 5 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Dashboard: pending requests, upcoming events, the season's figures and the system status. */
export function Dashboard() {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  const { placeholders, films } = useSettings();
  const { data, error, mutate } = useOverview();
  const failed: unknown = error;
  const [now] = useState(() => new Date());

  const content = () => {
    if (data === undefined && failed !== undefined) {
      return (
        <>
          <StateMessage level={2} illustration="thermometer" role="alert" title={t('failed.title')} actions={<Button variant="outlined" onClick={() => void mutate()}>{t('failed.retry')}</Button>}>
            {t('failed.sentence')}
          </StateMessage>
          <AdminLinks />
        </>
      );
    }
    if (data === undefined) {
      return (
        <Box role="status" aria-label={t('loading')} sx={columns}>
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} variant="rounded" height={420} />
          ))}
        </Box>
      );
    }
    const { today, waiting, coming, season, kinds, deadMails, queuedMails, messages, incidents, untranslated, toReplace, system } = data;
    return (
      <Box sx={columns}>
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <ToReplace toReplace={toReplace} facts={placeholders} films={films.films.filter(({ videoId }) => videoId.startsWith(PLACEHOLDER_VIDEO)).length} />
        </Box>
        <PendingRequests waiting={waiting} now={now} />
        <UpcomingGuests coming={coming} today={today} />
        <Season season={season} kinds={kinds} />
        <Box sx={{ ...stack, alignContent: 'start' }}>
          <Incidents incidents={incidents} />
          <DeadMails mails={deadMails} queued={queuedMails} unread={messages.unread} onRetried={() => void mutate()} />
          <Box sx={small}>
            <Untranslated untranslated={untranslated} />
            <SystemStatus system={system} />
          </Box>
          <AdminLinks />
        </Box>
      </Box>
    );
  };

  return (
    <Box sx={{ ...stack, py: { xs: 5, md: 8 } }}>
      <div>
        <Typography variant="h1">{t('title')}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}>{formatDay(dayAt(now), language)}</Typography>
      </div>
      {content()}
    </Box>
  );
}
