import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useState } from 'react';
import { formatDistance, formatMoney } from '../../contract/formats';
import type { Estimate } from '../../contract/pricing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

export interface PriceWidgetProps {
  estimate: Estimate;
  guests: number;
  /** What each line of the menu is called, by its id. */
  nameOf: (id: string) => string;
  travel: { metres: number; approximate: boolean } | null;
  /** The event's type, so that a pizza evening says how its price is made. */
  pizza: boolean;
}

/** Where the widget stands beside the form instead of along the bottom edge. */
const BESIDE = 'lg';

/** Room for the bar below the page's last line, and below a field that takes the focus. */
const ROOM = <GlobalStyles styles={(theme) => ({ [theme.breakpoints.down(BESIDE)]: { body: { paddingBottom: 88 }, html: { scrollPaddingBottom: 112 } } })} />;

/** The live price: a card that follows on a desk, a bar along the bottom on a phone that opens into its lines. */
export const PriceWidget = memo(function PriceWidget({ estimate, guests, nameOf, travel, pizza }: PriceWidgetProps) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const beside = useMediaQuery((theme) => theme.breakpoints.up(BESIDE));
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Until the visitor chooses, the style sheet decides, so that the page looks the same before its script has run.
  const open = chosen ?? beside;
  const { lines, totalCents, travelCents, noValidPricing, partial } = estimate;

  const travelName = travel ? t(travel.approximate ? 'price.travelAbout' : 'price.travelFar', { distance: formatDistance(travel.metres, language) }) : t('price.travel');
  const rows = [
    ...lines.filter((line) => line.kind !== 'travel').map((line) => ({ id: line.id, name: line.kind === 'setup' ? t('price.setup') : nameOf(line.id), cents: line.cents })),
    { id: 'travel', name: travelName, cents: travelCents ?? 0 },
  ];
  const money = (cents: number) => (cents === 0 ? t('price.tbd') : formatMoney(cents, language));

  return (
    <Box
      component="aside"
      aria-label={t('price.region')}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        position: { xs: 'fixed', [BESIDE]: 'static' },
        insetInline: 0,
        bottom: 0,
        zIndex: 'speedDial',
        borderRadius: { xs: '16px 16px 0 0', [BESIDE]: 1 },
        boxShadow: { xs: '0 -8px 32px rgb(0 0 0 / 0.28)', [BESIDE]: 'none' },
        px: 5,
        py: { xs: 2, [BESIDE]: 5 },
      }}
    >
      {ROOM}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: 1, display: 'flex', flexDirection: { xs: 'row', [BESIDE]: 'column' }, alignItems: { xs: 'center', [BESIDE]: 'flex-start' }, flexWrap: 'wrap', columnGap: 3 }}>
          <Typography variant="body2" component="h2" sx={{ fontWeight: 650, color: 'text.secondary' }}>
            {t('price.total')}
          </Typography>
          <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography component="strong" sx={{ fontFamily: (theme) => theme.typography.h1.fontFamily, fontWeight: 700, fontSize: { xs: '1.6rem', [BESIDE]: totalCents === null ? '1.9rem' : '2.5rem' }, lineHeight: 1.15, fontVariantNumeric: 'tabular-nums' }}>
              {totalCents === null ? t('price.tbd') : formatMoney(totalCents, language)}
            </Typography>
            {totalCents !== null && (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t('price.taxes')}
              </Typography>
            )}
          </Box>
        </Box>
        <IconButton onClick={() => setChosen(!open)} aria-expanded={open} aria-label={t(open ? 'price.minimize' : 'price.maximize')} sx={{ alignSelf: 'flex-start' }}>
          {open === beside ? <ExpandLess /> : <ExpandMore />}
        </IconButton>
      </Box>
      <Box sx={{ display: chosen === null ? { xs: 'none', [BESIDE]: 'block' } : chosen ? 'block' : 'none' }}>
        <Box sx={{ maxHeight: { xs: '50vh', [BESIDE]: '46vh' }, overflowY: 'auto', mt: 3 }} tabIndex={0} role="group" aria-label={t('price.title')}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('guests', { count: guests })}
          </Typography>
          {lines.length === 0 && (
            <Typography variant="body2" sx={{ mb: 2 }}>
              {t('price.empty')}
            </Typography>
          )}
          <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
            {rows.map((row) => (
              <Box key={row.id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
                <Box component="dt">{row.name}</Box>
                <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {money(row.cents)}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
        {[pizza && t('price.pizza'), noValidPricing && t('price.noValid'), partial && !noValidPricing && t('price.partial')]
          .filter((note) => note !== false)
          .map((note) => (
            <Typography key={note} variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {note}
            </Typography>
          ))}
      </Box>
    </Box>
  );
});
