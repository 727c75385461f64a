import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { PriceCard } from '../../components/PriceCard';
import { formatDistance, formatMoney } from '../../contract/formats';
import type { Estimate } from '../../contract/pricing';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { bookingTexts } from './texts';

export interface PriceWidgetProps {
  estimate: Estimate;
  guests: number;
  /** Returns the name of a menu item by its id. */
  nameOf: (id: string) => string;
  travel: { metres: number; approximate: boolean } | null;
}

/** Price estimate of the booking page, before taxes, updated as the form changes. */
export const PriceWidget = memo(function PriceWidget({ estimate, guests, nameOf, travel }: PriceWidgetProps) {
  const t = useText(bookingTexts);
  const language = useLanguage();
  const { registered } = useSettings().taxes;
  const { lines, totalCents, travelCents, noValidPricing, partial, pizzaUnpriced } = estimate;
  const money = (cents: number) => (cents === 0 ? t('price.tbd') : formatMoney(cents, language));
  const travelName = travel ? t(travel.approximate ? 'price.travelAbout' : 'price.travelFar', { distance: formatDistance(travel.metres, language) }) : t('price.travel');
  return (
    <PriceCard
      label={t('price.region')}
      heading={t('price.total')}
      total={totalCents === null ? t('price.tbd') : formatMoney(totalCents, language)}
      counted={totalCents !== null}
      {...(totalCents !== null && registered && { aside: t('price.taxes') })}
      labels={{ minimize: t('price.minimize'), maximize: t('price.maximize'), lines: t('price.title') }}
      intro={
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('guests', { count: guests })}
          </Typography>
          {lines.length === 0 && (
            <Typography variant="body2" sx={{ mb: 2 }}>
              {t('price.empty')}
            </Typography>
          )}
        </>
      }
      lines={[
        ...lines.filter((line) => line.kind !== 'travel').map((line) => ({ id: line.id, name: line.kind === 'setup' ? t('price.setup') : nameOf(line.id), amount: money(line.cents) })),
        { id: 'travel', name: travelName, amount: money(travelCents ?? 0) },
      ]}
      notes={[pizzaUnpriced && t('price.pizza'), noValidPricing && t('price.noValid'), partial && !noValidPricing && t('price.partial')].filter((note) => note !== false)}
    />
  );
});
