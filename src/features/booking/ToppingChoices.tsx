import Box from '@mui/material/Box';
import { CheckLine } from '../../components/CheckLine';
import { isTopping, TOPPINGS } from '../../contract/booking';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSelection } from './useSelection';

/** Checkboxes for additional pizza toppings. */
export function ToppingChoices() {
  const language = useLanguage();
  const { chosen, toggle } = useSelection('toppings');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, columnGap: 4, pl: 3 }}>
      {Object.keys(TOPPINGS)
        .filter(isTopping)
        .map((topping) => (
          <CheckLine key={topping} label={TOPPINGS[topping][language]} checked={chosen.includes(topping)} onToggle={() => toggle(topping)} />
        ))}
    </Box>
  );
}
