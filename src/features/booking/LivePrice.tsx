import { useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import type { KnownTravel } from '../../components/form/locationField';
import { useDebouncedValue } from '../../components/useDebouncedValue';
import { estimateOf, guestsOf, offeredToppings, type Catalogue } from '../../contract/bookingRequest';
import { ESTIMATE_DELAY_MS } from '../../contract/business';
import { localized } from '../../contract/localized';
import { lineName } from '../../contract/requestDisplay';
import { resolveSideId } from '../../contract/selections';
import { sideName, variationName } from '../../contract/sideNames';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import type { BookingValues } from './draft';
import { PriceWidget } from './PriceWidget';

type EstimatedValues = Pick<BookingValues, 'adults' | 'children' | 'eventType' | 'toppings' | 'meats' | 'sides'>;

export interface LivePriceProps {
  catalogue: Catalogue;
  travel: KnownTravel | null;
}

/** Price estimate of the surrounding form, updated with its values. The form has the fields that the estimate depends on. */
export function LivePrice({ catalogue, travel }: LivePriceProps) {
  const language = useLanguage();
  const { bookingRates, lists } = useSettings();
  const { values } = useFormikContext<EstimatedValues>();
  const sides = useDebouncedValue(values.sides, ESTIMATE_DELAY_MS);
  const metres = travel?.metres ?? null;
  const estimate = useMemo(
    () => estimateOf({ adults: values.adults, children: values.children, eventType: values.eventType, toppings: offeredToppings(values.toppings, lists), meats: values.meats, sides }, catalogue, metres, bookingRates),
    [values.adults, values.children, values.eventType, values.toppings, values.meats, sides, catalogue, metres, bookingRates, lists],
  );
  const nameOf = useCallback(
    (id: string): string => {
      const side = resolveSideId(id, catalogue.sides);
      if (side) return side.variation === null ? sideName(side.side, language) : `${sideName(side.side, language)}, ${variationName(side.side, side.variation, language)}`;
      return lineName({ id, name: localized(catalogue.meats.find((meat) => meat.id === id)?.name, language, id) }, language, lists);
    },
    [catalogue, language, lists],
  );
  return <PriceWidget estimate={estimate} guests={guestsOf(values)} nameOf={nameOf} travel={travel} />;
}
