import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { moneyOf, shoppingList } from '../../contract/kitchen';
import type { Preparation } from '../../contract/preparation';
import { useText } from '../../i18n/useText';
import { SevereAllergies } from './SevereAllergies';
import { MoneyLines } from './MoneyLines';
import { PartyCard } from './PartyCard';
import { ShoppingTable } from './ShoppingTable';
import { kitchenTexts } from './texts';
import { usePrintInLightScheme } from './usePrintInLightScheme';

/** Print styles: Letter paper, dark on white regardless of the colour scheme, and small enough for a day to fit on one sheet. */
const PAPER = (
  <GlobalStyles
    styles={{
      '@page': { size: 'letter', margin: '11mm' },
      '@media print': {
        html: { fontSize: '8.6pt' },
        'html, body': { background: 'white !important', padding: '0 !important' },
        '#root > *': { minHeight: '0 !important' },
        '#content :is(p, li, td, th, dd, span)': { lineHeight: '1.3 !important' },
      },
    }}
  />
);

export interface DaySheetProps {
  preparation: Preparation;
  /** Returns the URL of a day's own sheet. Null when this already is a day's own sheet. */
  sheetOf: ((day: string) => string) | null;
}

/** Preparation of some days: the shopping list for all parties, the revenue, and each party. The printed version has the same content. */
export function DaySheet({ preparation, sheetOf }: DaySheetProps) {
  const t = useText(kitchenTexts);
  usePrintInLightScheme();
  const { bookings, more } = preparation;
  const lines = shoppingList(bookings);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 8, lg: 6 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start', '@media print': { display: 'block' } }}>
      {PAPER}
      <SevereAllergies bookings={bookings} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
        <ShoppingTable lines={lines} />
        <MoneyLines money={moneyOf(bookings, lines)} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, '@media print': { mt: '4mm', display: 'block' } }}>
        {bookings.map((party) => (
          <PartyCard key={party.id} party={party} sheet={sheetOf && sheetOf(party.date)} />
        ))}
      </Box>
      {more && <Typography sx={{ color: 'error.main' }}>{t('more')}</Typography>}
    </Box>
  );
}
