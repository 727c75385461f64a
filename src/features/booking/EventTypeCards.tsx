import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Illustration } from '../../components/illustration/Illustration';
import type { IllustrationName } from '../../components/illustration/drawings';
import { useHydrated } from '../../components/useHydrated';
import { offeredChoices } from '../../contract/choiceLists';
import { baseEventType, offersMenu, type BaseEventType, type EventType } from '../../contract/eventType';
import { formatMoney } from '../../contract/formats';
import type { Meat } from '../../contract/meat';
import { fromPriceCents, toCents } from '../../contract/pricing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

const ILLUSTRATIONS: Record<BaseEventType, IllustrationName> = { 'pizza-popup': 'pizza', 'pizza-training': 'oven', 'smokehouse-popup': 'brisket', 'smokehouse-training': 'smoker' };

export interface EventTypeCardsProps {
  /** Meats that determine the lowest price; empty until the catalogue has loaded. */
  meats: readonly Meat[];
  onChoose: (type: EventType) => void;
}

/** Cards to choose an event type, equivalent to the form's field. */
export function EventTypeCards({ meats, onChoose }: EventTypeCardsProps) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const { bookingRates, lists } = useSettings();
  const cents = fromPriceCents(meats, bookingRates);
  const priceOf = (type: EventType): string => {
    if (offersMenu(type)) return cents === null ? '' : t('types.from', { price: formatMoney(cents, language) });
    const each = toCents(bookingRates.pizzaPerPerson[type] ?? 0);
    return each > 0 ? t('types.each', { price: formatMoney(each, language) }) : t('types.later');
  };
  // A click on the prerendered HTML would be lost before hydration.
  const hydrated = useHydrated();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 228px), 1fr))' }}>
      {offeredChoices(lists.eventTypes).map(({ key: type, name }) => {
        const base = baseEventType(type) ?? 'pizza-popup';
        return (
          <Box component="li" key={type} sx={{ display: 'grid' }}>
            <ButtonBase
              disabled={!hydrated}
              onClick={() => onChoose(type)}
              sx={{ display: 'grid', gridTemplateColumns: { xs: '72px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' }, columnGap: 4, rowGap: 2, justifyItems: 'start', alignContent: 'start', textAlign: 'left', p: 4, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', '&:hover': { borderColor: 'text.secondary' } }}
            >
              <Illustration name={ILLUSTRATIONS[base]} size={72} />
              <Box component="span" sx={{ display: 'grid', gap: 1 }}>
                <Typography component="span" variant="h4">
                  {name[language]}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
                  {t(`types.${base}`)}
                </Typography>
                <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
                  {priceOf(type)}
                </Typography>
              </Box>
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}
