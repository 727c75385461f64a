import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { formatMoney } from '../../contract/formats';
import { formatCount, formatMonth, formatShortMonth } from '../../contract/kitchenFormats';
import type { Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { barsOf, type BarStyle, type BarSeries } from './bars';
import { RequestTypes } from './RequestTypes';
import { ChartCard } from './ChartCard';
import { dashboardTexts } from './texts';

/** Outcomes of a month's requests, in the order of the bars. */
const OUTCOMES = ['confirmed', 'requested', 'lost'] as const;
const LOOKS: Record<(typeof OUTCOMES)[number], BarStyle> = { confirmed: 'solid', requested: 'hatched', lost: 'dotted' };

/** Season statistics: requested and confirmed events by month, and the most requested kinds. */
export function Season({ season, kinds }: Pick<Overview, 'season' | 'kinds'>) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  const [byValue, setByValue] = useState(false);
  const value = season.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const series: BarSeries[] = byValue
    ? [{ label: t('season.value'), values: season.map(({ valueCents }) => valueCents), look: 'solid' }]
    : OUTCOMES.map((outcome) => ({ label: t(`season.${outcome}`), values: season.map((month) => month[outcome]), look: LOOKS[outcome] }));
  const write = (figure: number) => (byValue ? formatMoney(figure, language) : formatCount(figure, language));
  const isEmpty = season.every((month) => OUTCOMES.every((outcome) => month[outcome] === 0));
  const [bar] = barsOf(series);
  const getFallbackText = () => {
    if (!bar) return byValue ? t('season.noValue') : t('season.noKinds');
    const month = formatMonth(season[bar.at]?.month ?? '', language);
    return byValue ? t('season.only.value', { month }) : t(`season.only.${OUTCOMES[bar.series] ?? 'confirmed'}`, { count: bar.value, figure: write(bar.value), month });
  };
  return (
    <ChartCard
      question={t('season.question')}
      summary={t('season.answer', { money: formatMoney(value, language) })}
      detail={t('season.span', { from: formatMonth(season.at(0)?.month ?? '', language), to: formatMonth(season.at(-1)?.month ?? '', language) })}
      choice={
        !isEmpty && (
          <ToggleButtonGroup exclusive size="small" aria-label={t('season.choose')} value={byValue ? 'value' : 'requests'} onChange={(_, chosen: string | null) => chosen !== null && setByValue(chosen === 'value')}>
            <ToggleButton value="requests" sx={{ minHeight: 44, px: 4 }}>
              {t('season.byRequests')}
            </ToggleButton>
            <ToggleButton value="value" sx={{ minHeight: 44, px: 4 }}>
              {t('season.byValue')}
            </ToggleButton>
          </ToggleButtonGroup>
        )
      }
      fallbackText={getFallbackText()}
      picture={{ labels: season.map(({ month }) => formatShortMonth(month, language)), series, format: write }}
      table={{ head: t('season.month'), rows: season.map(({ month }, index) => ({ name: formatMonth(month, language), values: series.map(({ values }) => write(values[index] ?? 0)) })) }}
    >
      {kinds.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <RequestTypes kinds={kinds} />
        </Box>
      )}
    </ChartCard>
  );
}
