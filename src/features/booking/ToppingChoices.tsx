import Box from '@mui/material/Box';
import { CheckLine } from '../../components/CheckLine';
import { offeredChoices, type Topping } from '../../contract/choiceLists';
import { formatMoney } from '../../contract/formats';
import { toCents } from '../../contract/pricing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';
import { useSelection } from './useSelection';

/** Checkboxes for additional pizza toppings, with their price for all guests where they have one. */
export function ToppingChoices({ guests }: { guests: number }) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const { bookingRates, lists } = useSettings();
  const { toppingPerPerson } = bookingRates;
  const toppings = offeredChoices(lists.toppings);
  const { chosen, toggle } = useSelection('toppings');
  const arePriced = toppings.some(({ key }) => (toppingPerPerson[key] ?? 0) > 0);
  const effectOf = (topping: Topping) => {
    const cents = toCents(toppingPerPerson[topping] ?? 0) * guests;
    return cents > 0 && t('options.addsShort', { total: formatMoney(cents, language) });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: arePriced ? { xs: '1fr', sm: '1fr 1fr' } : { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, columnGap: arePriced ? 8 : 4, pl: 3 }}>
      {toppings.map(({ key, name }) => (
        <CheckLine key={key} label={name[language]} effect={effectOf(key)} checked={chosen.includes(key)} onToggle={() => toggle(key)} />
      ))}
    </Box>
  );
}
