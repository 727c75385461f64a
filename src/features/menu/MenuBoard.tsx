import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMeats, useSides } from '../../api/menu';
import { StateMessage } from '../../components/StateMessage';
import { sideName } from '../../contract/sideNames';
import { formatMoney } from '../../contract/formats';
import { localized } from '../../contract/localized';
import { bookingPageEstimate, type EstimateInput } from '../../contract/pricing';
import type { BookingRates } from '../../contract/settings';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { MenuCourse } from './MenuCourse';
import { menuTexts } from './texts';

const centsEach = (choice: Pick<EstimateInput, 'meats' | 'sides'>, rates: BookingRates): number =>
  bookingPageEstimate({ adults: 1, children: 0, ...choice, travelMetres: null }, rates).lines[0]?.cents ?? 0;

/** Readable menu: dishes, and their price per person. */
export function MenuBoard() {
  const t = useText(menuTexts);
  const language = useLanguage();
  const { bookingRates, taxes } = useSettings();
  const meats = useMeats();
  const sides = useSides();
  if (meats.error || sides.error) {
    const retry = () => void Promise.all([meats.mutate(), sides.mutate()]);
    return (
      <StateMessage illustration="smoker" title={t('failed.title')} role="alert" actions={<Button variant="outlined" onClick={retry}>{t('failed.retry')}</Button>}>
        {t('failed.sentence')}
      </StateMessage>
    );
  }
  if (!meats.data || !sides.data) {
    return (
      <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 4 }}>
        {[0, 1, 2, 3, 4].map((row) => (
          <Box key={row} sx={{ height: 96, borderRadius: 1, bgcolor: 'divider' }} />
        ))}
      </Box>
    );
  }
  if (meats.data.length + sides.data.length === 0) return <StateMessage illustration="plate" title={t('empty.title')}>{t('empty.sentence')}</StateMessage>;
  const price = (choice: Pick<EstimateInput, 'meats' | 'sides'>, varies: boolean) => {
    const cents = centsEach(choice, bookingRates);
    if (cents === 0) return '';
    const money = formatMoney(cents, language);
    return varies ? t('from', { price: money }) : money;
  };
  return (
    <>
      <MenuCourse
        title={t('meats')}
        unit={t('perPerson')}
        dishes={meats.data.map((meat) => ({
          id: meat.id,
          name: localized(meat.name, language, meat.id),
          description: localized(meat.description, language, ''),
          price: price({ meats: [meat], sides: [] }, false),
          imageUrl: meat.imageUrl,
        }))}
        drawn
      />
      <MenuCourse
        title={t('sides')}
        unit={t('perPerson')}
        dishes={sides.data.map((side) => ({
          id: side.id,
          name: sideName(side, language),
          description: localized(side.description, language, ''),
          price: price({ meats: [], sides: [{ side, variations: [] }] }, side.variations.length > 0),
          imageUrl: side.imageUrl,
        }))}
      />
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {t(taxes.registered ? 'taxes' : 'noTaxes')}
      </Typography>
    </>
  );
}
