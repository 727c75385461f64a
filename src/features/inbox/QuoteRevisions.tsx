import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { longWordStyles } from '../../components/longWordStyles';
import { formatMoney } from '../../contract/formats';
import type { QuoteRevision } from '../../contract/quoteChange';
import { compareQuotes, isSameLine } from '../../contract/quoteCompare';
import { lineName } from '../../contract/requestDisplay';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

/** Revisions of the quote since it was promised, with the old and new amounts. */
export function QuoteRevisions({ revisions }: { revisions: readonly QuoteRevision[] }) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const { lists } = useSettings();
  if (revisions.length === 0) return null;
  const money = (dollars: number | null, otherwise: string) => (dollars === null ? otherwise : formatMoney(Math.round(dollars * 100), language));
  const step = (name: string, before: string, after: string) => t('revisions.step', { name, before, after });
  return (
    <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 650 }}>
        {t('revisions.title')}
      </Typography>
      {revisions.map(({ at, by, reason, before, after }) => (
        <Box key={at} sx={{ mt: 2, typography: 'body2', ...longWordStyles }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`revisions.${by}`)}
          </Typography>
          {reason !== '' && <Typography variant="body2" sx={{ fontWeight: 600 }}>{reason}</Typography>}
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {compareQuotes(before, after)
              .filter((line) => !isSameLine(line))
              .map((line) => (
                <li key={line.id}>{step(lineName(line, language, lists), money(line.before, t('revisions.none')), money(line.after, t('revisions.none')))}</li>
              ))}
            <li>
              <strong>{step(t('revisions.total'), money(before.totalCost, t('tbd')), money(after.totalCost, t('tbd')))}</strong>
            </li>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
