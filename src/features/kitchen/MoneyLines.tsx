import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../contract/formats';
import type { Money } from '../../contract/kitchen';
import { localized } from '../../contract/localized';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { kitchenTexts } from './texts';

/**
 * Revenue of the parties, cost of their meats, and items without a known cost. Not printed, because printed sheets may be left lying around at a
 * party.
 */
export function MoneyLines({ money }: { money: Money }) {
  const t = useText(kitchenTexts);
  const language = useLanguage();
  const { soldCents, costCents, marginCents, unknown } = money;
  // Only meats are reported: sides have no purchase cost in the catalogue, so the owner could not fill one in.
  const meats = unknown.filter(({ kind }) => kind === 'meat');
  const lines: [string, string][] = [
    [t('money.sold'), soldCents === null ? t('money.tbd') : formatMoney(soldCents, language)],
    [t('money.cost'), formatMoney(costCents, language)],
    [t('money.margin'), marginCents === null ? t('money.noMargin') : formatMoney(marginCents, language)],
  ];
  return (
    <Box component="section" aria-labelledby="money" sx={{ displayPrint: 'none' }}>
      <Typography id="money" variant="h3" component="h2">
        {t('money.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', '& dt, & dd': { m: 0, py: 2, borderBottom: 1, borderColor: 'divider', typography: 'body2' }, '& dt': { color: 'text.secondary' }, '& dd': { pl: 4, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }, '& dd:last-of-type': { fontWeight: 700 } }}>
        {lines.map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>])}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('money.sides')}
      </Typography>
      {meats.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('money.unknown', { names: meats.map(({ id, name }) => localized(name, language, id)).join(' · ') })}
        </Typography>
      )}
    </Box>
  );
}
