import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TIME_ZONE } from '../../contract/business';
import { formatMoney } from '../../contract/formats';
import type { HistoryEntry, RequestDetails } from '../../contract/inbox';
import { LOCALES } from '../../contract/language';
import { longWordStyles } from '../../components/longWordStyles';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';
import { useDateTimeLabel } from './useDateTimeLabel';

const WRITES = new Set<HistoryEntry['act']>(['enter', 'confirm', 'decline', 'cancel', 'move', 'keepDate', 'edit', 'amend', 'propose', 'recordYes']);

/** History of a request: user, action and date, latest first. */
export function RequestHistory({ request: { createdAt, history } }: { request: RequestDetails }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const dateTimeLabel = useDateTimeLabel();
  const clock = new Intl.DateTimeFormat(LOCALES[language], { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });
  const money = (dollars: number | null) => (dollars === null ? t('tbd') : formatMoney(Math.round(dollars * 100), language));
  const sentences = ({ act, by, letter, published, from, to, guests, totals }: HistoryEntry): string =>
    [
      t(`history.${act}`, { by: by ?? t('history.somebody'), from: from ? dateTimeLabel(from.date, from.time) : '', to: to ? dateTimeLabel(to.date, to.time) : '', before: guests?.before ?? '', after: guests?.after ?? '' }),
      ...(totals ? [t('history.totals', { before: money(totals.before), after: money(totals.after) })] : []),
      ...(WRITES.has(act) ? [t(letter ? 'history.letter' : 'history.noLetter')] : []),
      ...(published ? [t('history.published')] : []),
    ].join(' ');
  const lines = [...history.map((entry) => ({ at: entry.at, words: sentences(entry) })), { at: createdAt, words: t('history.received') }];
  lines.sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {lines.map(({ at, words }) => (
        <Box component="li" key={`${at} ${words}`} sx={{ borderLeft: 2, borderColor: 'divider', pl: 3 }}>
          <Typography variant="caption" component="time" dateTime={at} sx={{ display: 'block', color: 'text.secondary' }}>
            {clock.format(new Date(at))}
          </Typography>
          <Typography variant="body2" sx={longWordStyles}>
            {words}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
