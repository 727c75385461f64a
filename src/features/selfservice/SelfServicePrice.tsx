import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import { formatMoney } from '../../contract/formats';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';
import { isOffered } from '../../contract/quoteCompare';
import { lineName } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { SelfServiceCard } from './SelfServiceCard';
import { QuoteDifference } from './QuoteDifference';
import { manageTexts } from './texts';

const table = { width: 1, borderCollapse: 'collapse', '& th, & td': { py: 2, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' }, '& th': { textAlign: 'left', fontWeight: 400, pr: 4, ...longWordStyles }, '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, '& tbody tr:first-of-type > *': { borderTop: 0 } } as const;

/** Price line by line, labelled as an estimate until agreed, with its past changes. */
export function SelfServicePrice({ managed: { quote, revisions, status } }: { managed: Pick<SelfServiceRequest, 'quote' | 'revisions' | 'status'> }) {
  const t = useText(manageTexts);
  const language = useLanguage();
  const { taxes: { registered }, lists } = useSettings();
  const money = (dollars: number) => formatMoney(Math.round(dollars * 100), language);
  const taxed = quote.lines.some(({ id }) => id === 'gst');
  return (
    <SelfServiceCard title={status === 'confirmed' || status === 'done' ? t('price.agreed') : t('price.title')}>
      <Box component="table" sx={table}>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{lineName(line, language, lists)}</th>
              <td>{line.amount === 0 && !isOffered(line.id, revisions) ? t('price.toConfirm') : money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Box component="tr" sx={{ '&& > *': { borderTop: 2, borderColor: 'text.primary', fontWeight: 700, fontSize: '1.5rem' } }}>
            <th scope="row">{t('price.total')}</th>
            <td>{quote.totalCost === null ? t('price.tbd') : money(quote.totalCost)}</td>
          </Box>
        </tfoot>
      </Box>
      {/* A small supplier collects no taxes, so the page does not mention them. */}
      {(taxed || registered) && quote.totalCost !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          {t(taxed ? 'price.taxed' : 'price.untaxed')}
        </Typography>
      )}
      {revisions.length > 0 && (
        <Box component="section" aria-label={t('price.changed')} sx={{ mt: 5 }}>
          <Typography variant="h4" component="h3">
            {t('price.changed')}
          </Typography>
          {revisions.map((revision) => (
            <Box key={revision.at} sx={{ mt: 3 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(revision.by === 'owner' ? 'price.byOwner' : 'price.byCustomer')}
              </Typography>
              {revision.reason !== '' && <Typography sx={{ fontWeight: 600, ...longWordStyles }}>{revision.reason}</Typography>}
              <QuoteDifference before={revision.before} after={revision.after} />
            </Box>
          ))}
        </Box>
      )}
    </SelfServiceCard>
  );
}
