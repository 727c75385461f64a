import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import { readDetails } from '../../contract/bookingNotes';
import { isSevere } from '../../contract/dietKinds';
import { formatDay, formatMoney, formatTime } from '../../contract/formats';
import type { InboxLine } from '../../contract/inbox';
import { locationOf, typeLabel } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { StatusBadge } from './StatusBadge';
import { inboxTexts } from './texts';

const quiet = { color: 'text.secondary', ...longWordStyles } as const;

/** Rows form a table on desktop, with the same corner radius as the office's other tables. */
const CORNER = 'var(--mui-shape-borderRadius)';

/** Request in the inbox: a card on mobile, a dense row on desktop. The whole element links to the request. */
export function InboxRow({ line }: { line: InboxLine }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { search } = useLocation();
  const { id, reference, request, quote, title } = line;
  const time = readDetails(request).eventTime;
  const day = formatDay(request.date, language);
  const { place } = locationOf(request, language);
  const { lists } = useSettings();
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr) 124px 176px' },
        columnGap: 4,
        rowGap: { xs: 1, md: 0 },
        alignItems: { xs: 'start', md: 'center' },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: { xs: 1, md: 0 },
        px: 4,
        py: { xs: 4, md: 2 },
        '&:first-of-type': { borderTopLeftRadius: CORNER, borderTopRightRadius: CORNER },
        '&:last-of-type': { borderBottomLeftRadius: CORNER, borderBottomRightRadius: CORNER },
        '& + &': { mt: { xs: 3, md: '-1px' } },
        '&:hover, &:focus-within': { borderColor: { xs: 'primary.main', md: 'divider' }, bgcolor: { md: 'color-mix(in srgb, var(--mui-palette-primary-main) 6%, var(--mui-palette-background-paper))' } },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, order: { xs: -1, md: 5 }, justifySelf: { md: 'end' }, mb: { xs: 2, md: 0 } }}>
        <StatusBadge request={line} />
        {line.wish && <Chip size="small" color="warning" variant="outlined" label={t(line.wish.cancel ? 'wish.cancelMark' : 'wish.mark')} sx={{ ml: { xs: 2, md: 0 }, mt: { md: 1 } }} />}
        {(line.request.diets ?? []).some(isSevere) && <Chip size="small" color="error" icon={<WarningAmber />} label={t('diets.grave')} sx={{ ml: { xs: 2, md: 0 }, mt: { md: 1 } }} />}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/${language}/admin/requests/${id}`}
          state={{ list: search }}
          color="inherit"
          underline="hover"
          sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', fontWeight: 650, ...longWordStyles, '&::after': { content: '""', position: 'absolute', inset: 0 }, '&.Mui-focusVisible, &:focus-visible': { outlineOffset: 2 } }}
        >
          {request.contactInfo.name || t('erasedName')}
        </Link>
        <Typography variant="caption" sx={{ ...quiet, letterSpacing: '0.04em', display: { xs: 'none', md: 'block' } }}>
          {reference}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        <Typography variant="body2" sx={{ '&::first-letter': { textTransform: 'uppercase' }, ...longWordStyles }}>
          {time ? t('at', { day, time: formatTime(time, language) }) : day}
        </Typography>
        <Typography variant="caption" component="p" sx={{ ...quiet, overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: { xs: 2, md: 1 } }}>
          {place || t('noPlace')}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, ...longWordStyles }}>
          {title || typeLabel(request, language, lists)}
        </Typography>
        <Typography variant="caption" component="p" sx={quiet}>
          {[title ? typeLabel(request, language, lists) : '', t('people', { count: request.peopleCount + request.kidsCount })].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography variant="caption" sx={{ ...quiet, display: { md: 'none' }, letterSpacing: '0.04em', alignSelf: 'end' }}>
        {reference}
      </Typography>
      <Typography variant="body2" sx={{ justifySelf: 'end', alignSelf: { xs: 'end', md: 'center' }, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: { md: 'nowrap' } }}>
        {quote.totalCost === null ? t('tbd') : formatMoney(Math.round(quote.totalCost * 100), language)}
      </Typography>
    </Box>
  );
}
