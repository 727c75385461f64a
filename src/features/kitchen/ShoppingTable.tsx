import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import { formatMoney } from '../../contract/formats';
import type { ShoppingLine } from '../../contract/kitchen';
import { formatCount, formatExactKilograms, formatKilograms } from '../../contract/kitchenFormats';
import { localized } from '../../contract/localized';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { kitchenTexts } from './texts';

const cells = { '& th, & td': { px: { xs: 1, sm: 2 }, py: 2, borderColor: 'divider', fontSize: '0.9375rem' }, '& th:first-of-type': { pl: 0 }, '& td:last-of-type, & th:last-of-type': { pr: 0 }, '@media print': { '& th, & td': { py: '1.5px', fontSize: '1rem' } } } as const;
const figure = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
/**
 * Hides columns on narrow tables; a phone keeps the amounts to buy. Uses container queries, because the table is placed beside the parties, and shows
 * all columns in print.
 */
const roomFrom = (width: string) => ({ display: 'none', [`@container (min-width: ${width})`]: { display: 'table-cell' }, '@media print': { display: 'table-cell' } });
const roomy = roomFrom('26rem');
const roomier = roomFrom('34rem');

export interface ShoppingTableProps {
  lines: readonly ShoppingLine[];
}

/** Kilograms, servings and cost of every dish, with a checkbox to tick on paper. */
export function ShoppingTable({ lines }: ShoppingTableProps) {
  const t = useText(kitchenTexts);
  const language = useLanguage();
  return (
    <Box component="section" aria-labelledby="shopping" sx={{ containerType: 'inline-size' }}>
      <Typography id="shopping" variant="h3" component="h2">
        {t('shopping.title')}
      </Typography>
      {lines.length === 0 ? (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('shopping.none')}</Typography>
      ) : (
        <>
          <Table size="small" aria-labelledby="shopping" sx={{ mt: 2, ...cells }}>
            <TableHead>
              <TableRow sx={{ '& th': { color: 'text.secondary', fontWeight: 600 } }}>
                <TableCell component="th" scope="col">{t('shopping.dish')}</TableCell>
                <TableCell component="th" scope="col" sx={{ ...figure, ...roomier }}>{t('shopping.needed')}</TableCell>
                <TableCell component="th" scope="col" sx={{ ...figure, ...roomy }}>{t('shopping.raw')}</TableCell>
                <TableCell component="th" scope="col" sx={{ ...figure, ...roomier }}>{t('shopping.servings')}</TableCell>
                <TableCell component="th" scope="col" sx={{ ...figure, ...roomy }}>{t('shopping.cost')}</TableCell>
                <TableCell component="th" scope="col" sx={figure}>{t('shopping.buy')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map(({ id, kind, name, neededKg, rawKg, buyKg, servings, costCents }) => (
                <TableRow key={`${kind} ${id}`}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: kind === 'meat' ? 650 : 450, ...longWordStyles }}>
                    <Box component="span" aria-hidden sx={{ display: 'none', '@media print': { display: 'inline-block' }, width: '0.8em', height: '0.8em', mr: 2, border: '1px solid currentColor', verticalAlign: '-0.08em' }} />
                    {localized(name, language, id)}
                  </TableCell>
                  <TableCell sx={{ ...figure, ...roomier, color: 'text.secondary' }}>{neededKg === null ? '—' : formatExactKilograms(neededKg, language)}</TableCell>
                  <TableCell sx={{ ...figure, ...roomy, color: 'text.secondary' }}>{rawKg === null ? '—' : formatExactKilograms(rawKg, language)}</TableCell>
                  <TableCell sx={{ ...figure, ...roomier, color: 'text.secondary' }}>{servings === null ? '—' : formatCount(servings, language)}</TableCell>
                  <TableCell sx={{ ...figure, ...roomy, color: 'text.secondary' }}>{costCents === null ? t(kind === 'side' ? 'shopping.notCounted' : 'shopping.noCost') : formatMoney(costCents, language)}</TableCell>
                  <TableCell sx={{ ...figure, fontWeight: 700 }}>
                    {buyKg === null ? (
                      <Typography component="span" variant="body2" sx={{ color: 'error.main', whiteSpace: 'normal' }}>
                        {t('shopping.noPortion')}
                      </Typography>
                    ) : (
                      formatKilograms(buyKg, language)
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
            {t('shopping.rule')}
          </Typography>
        </>
      )}
    </Box>
  );
}
