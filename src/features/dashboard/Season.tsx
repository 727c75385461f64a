import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { formatMoney } from '../../contract/formats';
import { formatCount, formatMonth, formatShortMonth } from '../../contract/kitchenFormats';
import type { Overview } from '../../contract/overview';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import type { BarSeries } from './bars';
import { Kinds } from './Kinds';
import { Question } from './Question';
import { dashboardTexts } from './texts';

/** How the season goes: what was asked and agreed by month, and what people ask for. */
export function Season({ season, kinds }: Pick<Overview, 'season' | 'kinds'>) {
  const t = useText(dashboardTexts);
  const language = useLanguage();
  const [byValue, setByValue] = useState(false);
  const value = season.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const series: BarSeries[] = byValue
    ? [{ label: t('season.value'), values: season.map(({ valueCents }) => valueCents), look: 'solid' }]
    : [
        { label: t('season.confirmed'), values: season.map(({ confirmed }) => confirmed), look: 'solid' },
        { label: t('season.requested'), values: season.map(({ requested }) => requested), look: 'hatched' },
        { label: t('season.lost'), values: season.map(({ lost }) => lost), look: 'dotted' },
      ];
  const write = (figure: number) => (byValue ? formatMoney(figure, language) : formatCount(figure, language));
  return (
    <Question
      question={t('season.question')}
      answer={t('season.answer', { money: formatMoney(value, language) })}
      detail={t('season.span', { from: formatMonth(season.at(0)?.month ?? '', language), to: formatMonth(season.at(-1)?.month ?? '', language) })}
      choice={
        <ToggleButtonGroup exclusive size="small" aria-label={t('season.choose')} value={byValue ? 'value' : 'requests'} onChange={(_, chosen: string | null) => chosen !== null && setByValue(chosen === 'value')}>
          <ToggleButton value="requests" sx={{ minHeight: 44, px: 4 }}>
            {t('season.byRequests')}
          </ToggleButton>
          <ToggleButton value="value" sx={{ minHeight: 44, px: 4 }}>
            {t('season.byValue')}
          </ToggleButton>
        </ToggleButtonGroup>
      }
      picture={{ labels: season.map(({ month }) => formatShortMonth(month, language)), series, format: write }}
      table={{ head: t('season.month'), rows: season.map(({ month }, index) => ({ name: formatMonth(month, language), values: series.map(({ values }) => write(values[index] ?? 0)) })) }}
    >
      <Box sx={{ mt: 4 }}>
        <Kinds kinds={kinds} />
      </Box>
    </Question>
  );
}
