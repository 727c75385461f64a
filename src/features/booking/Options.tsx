import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { Catalogue } from '../../contract/bookingRequest';
import { offersMenu, offersTools, offersToppings, type EventType } from '../../contract/eventType';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { EventTypeCards } from './EventTypeCards';
import { MeatChoices } from './MeatChoices';
import { OptionsLoading } from './OptionsLoading';
import { SideChoices } from './SideChoices';
import { bookingTexts } from './texts';
import { ToolChoices } from './ToolChoices';
import { ToppingChoices } from './ToppingChoices';

export interface OptionsProps {
  eventType: string;
  guests: number;
  catalogue: Catalogue & { loading: boolean };
  /** Called with the chosen event type. Without it, the form has no event type field. */
  onType?: (type: EventType) => void;
}

function Group({ title, hint, empty, children }: { title: string; hint: string; empty: boolean; children: ReactNode }) {
  const t = useText(bookingTexts);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 4, mt: 1 }}>
        {empty ? t('options.empty') : hint}
      </Typography>
      {!empty && <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>}
    </Box>
  );
}

/** Menu options of an event type. */
export const Options = memo(function Options({ eventType, guests, catalogue, onType }: OptionsProps) {
  const t = useText(bookingTexts);
  const { pizzaPerPerson } = useSettings().bookingRates;
  const hasPricedPizza = (pizzaPerPerson[eventType] ?? 0) > 0;
  if (eventType === '' && onType) {
    return (
      <>
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('types.hint')}</Typography>
        <EventTypeCards meats={catalogue.meats} onChoose={onType} />
      </>
    );
  }
  if (catalogue.loading) {
    return <OptionsLoading />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      {offersMenu(eventType) && (
        <>
          <Group title={t('options.meats')} hint={t('options.meatsHint')} empty={catalogue.meats.length === 0}>
            <MeatChoices meats={catalogue.meats} guests={guests} />
          </Group>
          <Group title={t('options.sides')} hint={t('options.sidesHint')} empty={catalogue.sides.length === 0}>
            <SideChoices sides={catalogue.sides} guests={guests} />
          </Group>
        </>
      )}
      {offersTools(eventType) && (
        <Group title={t('options.tools')} hint={t('options.toolsHint')} empty={catalogue.tools.length === 0}>
          <ToolChoices tools={catalogue.tools} />
        </Group>
      )}
      {offersToppings(eventType) && (
        <Group title={t('options.toppings')} hint={t(hasPricedPizza ? 'options.toppingsPriced' : 'options.toppingsHint')} empty={false}>
          <ToppingChoices guests={guests} />
        </Group>
      )}
    </Box>
  );
});
