import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import { formatMoney } from '../../contract/formats';
import { formatDayOfMonth } from '../../contract/kitchenFormats';
import type { RequestDetails } from '../../contract/inbox';
import { isOffered } from '../../contract/quoteCompare';
import { lineName, locationOf } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

const cents = (dollars: number) => Math.round(dollars * 100);

/** Lines of the quote as of the time of the request. They add up to the total. */
export function RequestPrice({ request: { request, quote, quotedTotal, revisions } }: { request: RequestDetails }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { taxes: { registered }, lists } = useSettings();
  const money = (dollars: number) => formatMoney(cents(dollars), language);
  const taxed = quote.lines.some(({ id }) => id === 'gst');
  const travelUnknown = quote.travelFee === null && !locationOf(request, language).noTravel;
  const lines = [
    // Zero is not a price: it means that the catalogue had no price at the time.
    ...quote.lines.map((line) => ({ id: line.id, name: lineName(line, language, lists), amount: line.amount === 0 && !isOffered(line.id, revisions) ? t('price.toConfirm') : money(line.amount), pricedOn: line.pricedOn })),
    ...(travelUnknown ? [{ id: 'travel', name: t('price.travel'), amount: t('tbd'), pricedOn: undefined }] : []),
  ];
  const differs = quotedTotal !== null && (quote.totalCost === null || cents(quotedTotal) !== cents(quote.totalCost));
  const perChild = request.kidsCount > 0 && typeof request.kidsPricePerChild === 'number' ? request.kidsPricePerChild : null;
  return (
    <>
      <Box component="table" sx={{ width: 1, borderCollapse: 'collapse', typography: 'body2', '& th, & td': { py: 1.5, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' }, '& th': { textAlign: 'left', fontWeight: 400, pr: 4, ...longWordStyles }, '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, '& tbody tr:first-of-type > *': { borderTop: 0 } }}>
        <tbody>
          {lines.map(({ id, name, amount, pricedOn }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {pricedOn !== undefined && (
                  <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {t('beforeAfter.pricedOn', { day: formatDayOfMonth(pricedOn, language) })}
                  </Typography>
                )}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Box component="tr" sx={{ '&& > *': { borderTop: 2, borderColor: 'text.primary', fontWeight: 700, fontSize: '1.25rem' } }}>
            <th scope="row">{t('price.total')}</th>
            <td>{quote.totalCost === null ? t('tbd') : money(quote.totalCost)}</td>
          </Box>
        </tfoot>
      </Box>
      {/* A small supplier charges no taxes, so the quote does not mention them. */}
      {(taxed || registered) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          {t(taxed ? 'price.taxed' : 'price.untaxed')}
        </Typography>
      )}
      {perChild !== null && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('price.perChild', { price: money(perChild) })}
        </Typography>
      )}
      {differs && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('price.shown', { total: money(quotedTotal) })}
        </Typography>
      )}
    </>
  );
}
