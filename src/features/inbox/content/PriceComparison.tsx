import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../../components/longWordStyles';
import type { Quote } from '../../../contract/bookingSchema';
import { formatMoney } from '../../../contract/formats';
import { formatDayOfMonth } from '../../../contract/kitchenFormats';
import { compareQuotes, isSameLine } from '../../../contract/quoteCompare';
import { lineName } from '../../../contract/requestDisplay';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useSettings } from '../../../i18n/SettingsProvider';
import { useText } from '../../../i18n/useText';
import { BeforeAfterTable } from '../BeforeAfterTable';
import { inboxTexts } from '../texts';
import { contentTexts } from './texts';

export interface PriceComparisonProps {
  before: Quote;
  after: Quote;
  /** Names of choices that are no longer in the catalogue. */
  gone: readonly string[];
}

/** Lines of a price before and after an edit. A line at a later day's price says which day. */
export function PriceComparison({ before, after, gone }: PriceComparisonProps) {
  const t = useText(contentTexts);
  const tInbox = useText(inboxTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  const money = (dollars: number | null, otherwise: string) => (dollars === null ? otherwise : formatMoney(Math.round(dollars * 100), language));
  const pricedOn = new Map(after.lines.map((line) => [line.id, line.pricedOn]));
  const rows = compareQuotes(before, after).map((line) => {
    const day = pricedOn.get(line.id);
    const note = day === undefined ? undefined : tInbox('beforeAfter.pricedOn', { day: formatDayOfMonth(day, language) });
    return { id: line.id, name: lineName(line, language, lists), note, before: money(line.before, tInbox('beforeAfter.none')), after: money(line.after, tInbox('beforeAfter.none')), changed: !isSameLine(line) };
  });
  return (
    <>
      <BeforeAfterTable rows={rows} total={{ before: money(before.totalCost, tInbox('tbd')), after: money(after.totalCost, tInbox('tbd')) }} />
      {before.totalCost === after.totalCost && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('preview.same')}
        </Typography>
      )}
      {gone.length > 0 && (
        <Typography variant="body2" sx={{ mt: 2, ...longWordStyles }}>
          {t('preview.gone', { names: gone.join(', ') })}
        </Typography>
      )}
    </>
  );
}
