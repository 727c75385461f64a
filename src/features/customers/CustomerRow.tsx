import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { longWordStyles } from '../../components/longWordStyles';
import { stretchedLink, stretchedLinkContainer } from '../../components/stretchedLink';
import type { CustomerLine } from '../../contract/customers';
import { dayAt } from '../../contract/days';
import { formatDay } from '../../contract/formats';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { customersTexts } from './texts';

const clamped = (lines: number) => ({ overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, ...longWordStyles }) as const;

/** Rows form a table on desktop, with the same corner radius as the other tables of the back office. */
const CORNER = 'var(--mui-shape-borderRadius)';

/** Card of the customers' book in the list: a card on mobile, a dense row on desktop. The whole element links to the card. */
export function CustomerRow({ customer: { id, name, email, telephone, requests, lastEvent } }: { customer: CustomerLine }) {
  const t = useText(customersTexts);
  const language = useLanguage();
  const { search } = useLocation();
  const [today] = useState(() => dayAt(new Date()));
  return (
    <Box
      component="li"
      sx={{
        ...stretchedLinkContainer,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr) 124px' },
        columnGap: 4,
        rowGap: { xs: 1, md: 0 },
        alignItems: { xs: 'start', md: 'center' },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: { xs: 1, md: 0 },
        px: 4,
        py: { xs: 4, md: 3 },
        minHeight: 60,
        '&:first-of-type': { borderTopLeftRadius: CORNER, borderTopRightRadius: CORNER },
        '&:last-of-type': { borderBottomLeftRadius: CORNER, borderBottomRightRadius: CORNER },
        '& + &': { mt: { xs: 3, md: '-1px' } },
        '&:hover, &:focus-within': { borderColor: { xs: 'primary.main', md: 'divider' }, bgcolor: { md: 'color-mix(in srgb, var(--mui-palette-primary-main) 6%, var(--mui-palette-background-paper))' } },
      }}
    >
      <Link component={RouterLink} to={`/${language}/admin/customers/${id}`} state={{ list: search }} color="inherit" underline="hover" sx={{ fontWeight: 650, ...stretchedLink, ...clamped(2) }}>
        {name}
      </Link>
      <Box sx={{ minWidth: 0 }}>
        {telephone && <Typography variant="body2">{telephone}</Typography>}
        {email && (
          <Typography variant={telephone ? 'caption' : 'body2'} component="p" sx={{ color: telephone ? 'text.secondary' : undefined, ...clamped(1) }}>
            {email}
          </Typography>
        )}
        {!telephone && !email && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('noContact')}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: lastEvent ? undefined : 'text.secondary' }}>
        {lastEvent ? t(lastEvent < today ? 'lastEvent' : 'comingEvent', { day: formatDay(lastEvent, language) }) : t('noEvent')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: { md: 'right' }, fontVariantNumeric: 'tabular-nums' }}>
        {t('requests', { count: requests })}
      </Typography>
    </Box>
  );
}
