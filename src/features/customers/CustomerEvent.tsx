import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import { MarkedLines } from '../../components/MarkedLines';
import { readDetails } from '../../contract/bookingNotes';
import { choiceLabel } from '../../contract/choiceLists';
import type { Customer } from '../../contract/customers';
import { dietLines } from '../../contract/dietLabels';
import { formatDay, formatMoney, formatTime } from '../../contract/formats';
import { freeNotes, guestsLabel, locationOf, typeLabel, withoutParents } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { customersTexts } from './texts';

const LOOK = { requested: 'primary', confirmed: 'success', declined: 'default', cancelled: 'default', done: 'default' } as const;

/** Request on the card of its customer: the day, the guests, the menu, the total and what was said. */
export function CustomerEvent({ event }: { event: Customer['events'][number] }) {
  const t = useText(customersTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const { id, reference, request, quote, status, title, note } = event;
  const { eventTime, toppings } = readDetails(request);
  const day = formatDay(request.date, language);
  const type = typeLabel(request, language, lists);
  const { meats, sides } = request.selections;
  const menu = [...[...meats, ...withoutParents(sides)].map((item) => item.name || item.id), ...toppings.map((topping) => choiceLabel(lists, 'toppings', topping, language))];
  const diets = dietLines(request.diets ?? [], language);
  const message = freeNotes(request).join('\n');
  const facts: [string, ReactNode][] = [
    [t('events.menu'), menu.join(' · ')],
    [t('events.diets'), diets.length > 0 && <MarkedLines key="diets" lines={diets} />],
    [t('events.message'), message],
    [t('events.note'), note],
  ];
  return (
    <Box component="li" sx={{ minWidth: 0, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, px: { xs: 4, sm: 5 }, py: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4, rowGap: 1 }}>
        <Link component={RouterLink} to={`/${language}/admin/requests/${id}`} sx={{ display: 'inline-block', minHeight: 44, py: '10px', fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}>
          {eventTime ? t('events.at', { day, time: formatTime(eventTime, language) }) : day}
        </Link>
        <Chip size="small" variant="outlined" color={LOOK[status]} label={t(`events.state.${status}`)} />
      </Box>
      <Typography variant="body2" sx={longWordStyles}>
        {[title, type, guestsLabel(request, language)].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', ...longWordStyles }}>
        {[locationOf(request, language).place, reference].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 3, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(88px, auto) minmax(0, 1fr)' }, columnGap: 4, rowGap: { xs: 0, sm: 1 }, typography: 'body2', '&:empty': { display: 'none' }, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: { xs: 2, sm: 0 }, whiteSpace: 'pre-line', ...longWordStyles } }}>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </Box>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4, rowGap: 1 }}>
        <Link component={RouterLink} to={`/${language}/admin/requests/new?again=${encodeURIComponent(id)}`} aria-label={t('events.againNamed', { day })} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2', fontWeight: 600 }}>
          {t('events.again')}
        </Link>
        <Typography sx={{ ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{quote.totalCost === null ? t('events.tbd') : formatMoney(Math.round(quote.totalCost * 100), language)}</Typography>
      </Box>
    </Box>
  );
}
