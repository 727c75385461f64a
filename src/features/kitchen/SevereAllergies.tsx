import Box from '@mui/material/Box';
import { MarkedLines } from '../../components/MarkedLines';
import { isSevere } from '../../contract/dietKinds';
import { dietLabel } from '../../contract/dietLabels';
import type { Prepared } from '../../contract/preparation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { kitchenTexts } from './texts';

/** Life-threatening allergies of every party on the sheet, shown first. */
export function SevereAllergies({ bookings }: { bookings: readonly Pick<Prepared, 'title' | 'name' | 'diets'>[] }) {
  const t = useText(kitchenTexts);
  const language = useLanguage();
  const lines = bookings.flatMap(({ title, name, diets }) => diets.filter(isSevere).map((diet) => ({ text: t('grave.line', { name: title || name, words: dietLabel(diet, language) }), grave: true })));
  if (lines.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="grave-diets" sx={{ gridColumn: '1 / -1', border: 2, borderColor: 'error.main', borderRadius: 1, px: 4, py: 3, bgcolor: 'background.paper', '@media print': { mb: '4mm', p: '2mm 3mm', breakInside: 'avoid' } }}>
      <Box component="h2" id="grave-diets" sx={{ m: 0, mb: 2, typography: 'h4', color: 'error.main' }}>
        {t('grave.title')}
      </Box>
      <MarkedLines lines={lines} />
    </Box>
  );
}
