import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PriceCard } from '../../components/PriceCard';
import { focusOnMount } from '../../components/focusOnMount';
import { formatDistance, formatMoney } from '../../contract/formats';
import { isCatalogueUnavailable, priceSummary, summaryOf, type FullCatalogue } from '../../contract/summaryRequest';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';
import { requestTexts } from './texts';
import { useItemNames } from './useItemNames';
import type { PartyValues } from './values';
import type { KnownTravel } from '../../components/form/locationField';

export interface SummaryWidgetProps {
  values: PartyValues;
  catalogue: FullCatalogue & { loading: boolean };
  travel: KnownTravel | null;
  /** Whether the owner drives to the place. */
  road: boolean;
}

/** Price summary beside the builder and the booking wizard: line items, each tax separately, and the total with taxes. */
export function SummaryWidget({ values, catalogue, travel, road }: SummaryWidgetProps) {
  const t = useText(requestTexts);
  const language = useLanguage();
  const settings = useSettings();
  const nameOf = useItemNames(catalogue);
  const [hidden, setHidden] = useState(false);
  // Each of the two buttons unmounts when clicked, so the focus moves to the other one.
  const [put, setPut] = useState(false);
  const metres = road ? (travel?.metres ?? null) : null;
  const { lines, subtotalCents, gstCents, qstCents, totalCents, travelCents, partial } = summaryOf(values, catalogue, metres, settings);
  const summary = priceSummary(values, catalogue, metres, language, settings);
  if (hidden) {
    return (
      <Button ref={focusOnMount} variant="outlined" onClick={() => setHidden(false)} sx={{ justifySelf: 'start', alignSelf: 'start' }}>
        {t('summary.show')}
      </Button>
    );
  }
  const money = (cents: number) => formatMoney(cents, language);
  const far = road && travel ? t(travel.approximate ? 'summary.travelAbout' : 'summary.travelFar', { distance: formatDistance(travel.metres, language) }) : t('summary.travel');
  const items = lines.filter(({ kind }) => !['travel', 'gst', 'qst'].includes(kind)).map(({ id, kind, cents }) => ({ id: `${kind} ${id}`, name: kind === 'base' ? t('summary.base') : nameOf(id), amount: cents === 0 ? t('summary.tbd') : money(cents) }));
  const taxed = gstCents + qstCents > 0;
  return (
    <PriceCard
      label={t('summary.region')}
      heading={t('summary.heading')}
      total={money(totalCents)}
      counted
      {...(taxed && { aside: t('summary.taxed') })}
      labels={{ minimize: t('summary.minimize'), maximize: t('summary.maximize'), lines: t('summary.lines') }}
      intro={
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t('guests', { count: summary.peopleCount + summary.kidsCount })}
        </Typography>
      }
      lines={[
        ...items,
        ...(road ? [{ id: 'travel', name: far, amount: travelCents === null ? t('summary.tbd') : money(travelCents) }] : []),
        ...(taxed
          ? [
              { id: 'subtotal', name: t('summary.subtotal'), amount: money(subtotalCents) },
              { id: 'gst', name: t('summary.gst'), amount: money(gstCents) },
              { id: 'qst', name: t('summary.qst'), amount: money(qstCents) },
            ]
          : []),
      ]}
      notes={[
        road && travelCents === null && values.kind !== 'training' && t('summary.roadUnknown'),
        summary.kidsCount > 0 && t('summary.child', { price: money(Math.round(summary.kidsPricePerChild * 100)) }),
        partial && t('summary.partial'),
        isCatalogueUnavailable(values, catalogue) && t('summary.unread'),
      ].filter((note) => note !== false)}
      action={
        <IconButton
          ref={put ? focusOnMount : null}
          onClick={() => {
            setPut(true);
            setHidden(true);
          }}
          aria-label={t('summary.hide')}
        >
          <CloseIcon />
        </IconButton>
      }
    />
  );
}
