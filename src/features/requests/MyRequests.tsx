import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useOwnRequests } from '../../api/ownRequests';
import { longWordStyles } from '../../components/longWordStyles';
import { StateMessage } from '../../components/StateMessage';
import { choiceLabel } from '../../contract/choiceLists';
import { formatDay, formatMoney, formatTime } from '../../contract/formats';
import type { OwnRequest } from '../../contract/memberRequest';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';

const LOOK = { requested: 'primary', confirmed: 'success', declined: 'error', cancelled: 'default', done: 'default' } as const;

function RequestLine({ request }: { request: OwnRequest }) {
  const t = useText(requestTexts);
  const language = useLanguage();
  const { taxes: { registered }, lists } = useSettings();
  const { reference, status, title, kind, eventType, date, time, guests, totalCost, taxesIncluded, publishedId } = request;
  const what = eventType ? choiceLabel(lists, 'eventTypes', eventType, language) : t(`mine.${kind}`);
  const name = title || what;
  const day = formatDay(date, language);
  const total = totalCost === null ? t('summary.tbd') : formatMoney(Math.round(totalCost * 100), language);
  // A small supplier collects no taxes, so the list does not mention them.
  const price = totalCost !== null && (taxesIncluded || registered) ? `${total}, ${t(taxesIncluded ? 'mine.taxed' : 'mine.untaxed')}` : total;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }, columnGap: 6, rowGap: 2, alignItems: 'start', py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={longWordStyles}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        <Typography sx={{ mt: 1, '&::first-letter': { textTransform: 'uppercase' } }}>{time ? t('review.at', { day, time: formatTime(time, language) }) : day}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {[title ? what : '', t('mine.people', { count: guests }), price].filter(Boolean).join(' · ')}
        </Typography>
        {publishedId !== null && (
          <Link component={RouterLink} to={`/${language}/${kind === 'training' ? 'formations' : 'events'}/${publishedId}`} aria-label={t('mine.seeNamed', { name })} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
            {t('mine.see')}
          </Link>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' }, alignItems: { xs: 'center', sm: 'flex-end' }, gap: 2, flexWrap: 'wrap' }}>
        <Chip label={t(`status.${status}`)} color={LOOK[status]} variant="outlined" />
        <Typography variant="body2" sx={{ color: 'text.secondary', letterSpacing: '0.04em', fontVariantNumeric: 'tabular-nums' }}>
          {reference}
        </Typography>
      </Box>
    </Box>
  );
}

/** List of the logged-in user's requests, with their status. */
export function MyRequests() {
  const t = useText(requestTexts);
  const language = useLanguage();
  const requests = useOwnRequests();
  const { data, mutate } = requests;
  const failed: unknown = requests.error;
  const list = () => {
    if (data === undefined && failed !== undefined) {
      return (
        <StateMessage level={3} illustration="thermometer" role="alert" title={t('mine.failedTitle')} actions={<Button variant="outlined" onClick={() => void mutate()}>{t('mine.retry')}</Button>}>
          {t('mine.failedSentence')}
        </StateMessage>
      );
    }
    if (data === undefined) {
      return (
        <Box role="status" aria-label={t('mine.loading')} sx={{ display: 'grid', gap: 5, pt: 5 }}>
          {[0, 1].map((each) => (
            <Box key={each}>
              <Skeleton variant="text" width="50%" height={36} />
              <Skeleton variant="text" width="70%" />
              <Skeleton variant="text" width="40%" />
            </Box>
          ))}
        </Box>
      );
    }
    if (data.length === 0) {
      return (
        <StateMessage level={3} illustration="plate" title={t('mine.emptyTitle')} actions={<Button component={RouterLink} to={`/${language}/member/builder`} variant="contained">{t('mine.compose')}</Button>}>
          {t('mine.emptySentence')}
        </StateMessage>
      );
    }
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderBottom: 1, borderColor: 'divider' }}>
        {data.map((request) => (
          <RequestLine key={request.id} request={request} />
        ))}
      </Box>
    );
  };
  return (
    <Box component="section" aria-labelledby="my-requests">
      <Typography id="my-requests" variant="h2" sx={{ mb: 5 }}>
        {t('mine.title')}
      </Typography>
      {list()}
    </Box>
  );
}
