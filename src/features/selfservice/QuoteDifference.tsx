import Box from '@mui/material/Box';
import { longWordStyles } from '../../components/longWordStyles';
import type { Quote } from '../../contract/bookingSchema';
import { formatMoney } from '../../contract/formats';
import { compareQuotes, isSameLine } from '../../contract/quoteCompare';
import { lineName } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { manageTexts } from './texts';

const table = { width: 1, mt: 2, borderCollapse: 'collapse', typography: 'body2', '& th, & td': { py: 1.5, pl: 3, borderTop: 1, borderColor: 'divider', verticalAlign: 'top', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }, '& td': { whiteSpace: 'nowrap' }, '& th[scope=row]': { pl: 0, textAlign: 'left', fontWeight: 400, ...longWordStyles }, '& thead th:first-of-type': { pl: 0, textAlign: 'left' }, '& thead th': { borderTop: 0, color: 'text.secondary', fontWeight: 400 }, '& td:last-child': { fontWeight: 700 } } as const;

/** Differences between two quotes: old and new amounts side by side, and both totals. */
export function QuoteDifference({ before, after }: { before: Quote; after: Quote }) {
  const t = useText(manageTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const money = (dollars: number | null, otherwise: string) => (dollars === null ? otherwise : formatMoney(Math.round(dollars * 100), language));
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{t('price.line')}</th>
          <th scope="col">{t('price.before')}</th>
          <th scope="col">{t('price.after')}</th>
        </tr>
      </thead>
      <tbody>
        {compareQuotes(before, after)
          .filter((line) => !isSameLine(line))
          .map((line) => (
            <tr key={line.id}>
              <th scope="row">{lineName(line, language, lists)}</th>
              <td>{money(line.before, t('price.none'))}</td>
              <td>{money(line.after, t('price.none'))}</td>
            </tr>
          ))}
        <Box component="tr" sx={{ '&& > *': { fontWeight: 700 } }}>
          <th scope="row">{t('price.total')}</th>
          <td>{money(before.totalCost, t('price.tbd'))}</td>
          <td>{money(after.totalCost, t('price.tbd'))}</td>
        </Box>
      </tbody>
    </Box>
  );
}
