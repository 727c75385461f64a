import { useMemo } from 'react';
import { formatMoney } from '../../contract/formats';
import { bookingPageEstimate, type EstimateInput } from '../../contract/pricing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

/** Returns formatters for the effect of a choice on the price, in total and per guest. */
export function usePriceImpactLabels(guests: number) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const { bookingRates } = useSettings();
  return useMemo(() => {
    const cents = (choice: Pick<EstimateInput, 'meats' | 'sides'>, people: number) =>
      bookingPageEstimate({ adults: people, children: 0, ...choice, travelMetres: null }, bookingRates).lines[0]?.cents ?? 0;
    return {
      /** Returns `+ 312,00 $, soit 7,80 $ par personne`, without the plus sign once chosen. */
      full: (choice: Pick<EstimateInput, 'meats' | 'sides'>, chosen: boolean): string => {
        const total = cents(choice, guests);
        if (total === 0) return t('options.unpriced');
        if (guests === 1) return chosen ? formatMoney(total, language) : t('options.addsShort', { total: formatMoney(total, language) });
        return t(chosen ? 'options.counts' : 'options.adds', { total: formatMoney(total, language), each: formatMoney(Math.round(total / guests), language) });
      },
      short: (choice: Pick<EstimateInput, 'meats' | 'sides'>): string => {
        const total = cents(choice, guests);
        return total === 0 ? t('options.unpriced') : t('options.addsShort', { total: formatMoney(total, language) });
      },
    };
  }, [t, language, guests, bookingRates]);
}
