import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { INK, type BarSeries } from './bars';

export interface BarsProps {
  /** Name of each bar. */
  labels: readonly string[];
  /** Short names that fit below a bar. */
  ticks?: readonly string[];
  series: readonly BarSeries[];
  format: (value: number) => string;
  height: number;
  /** Interval of labelled bars. Without it, as many bars are labelled as fit. */
  every?: number;
}

const axis = { fontSize: 13, fill: 'var(--mui-palette-text-secondary)' } as const;

/** Stacked bar chart whose series differ by pattern. Decorative, because adjacent text and a table contain the same data. */
export function Bars({ labels, ticks = labels, series, format, height, every }: BarsProps) {
  const id = useId().replaceAll(/\W/g, '');
  const fill = (look: BarSeries['look']) => (look === 'solid' ? INK.solid : `url(#${id}-${look})`);
  return (
    <div aria-hidden>
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        borderRadius={3}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        // Bars are identified by index, because two days can have the same name.
        xAxis={[{ data: labels.map((_, index) => index), scaleType: 'band', valueFormatter: (index: number, { location }) => (location === 'tick' ? ticks : labels)[index] ?? '', tickLabelStyle: axis, disableTicks: true, ...(every ? { tickLabelInterval: (_: unknown, index: number) => index % every === 0 } : {}) }]}
        yAxis={[{ valueFormatter: (value: number) => (Number.isInteger(value) ? format(value) : ''), tickLabelStyle: axis, tickMinStep: 1, disableLine: true, disableTicks: true, width: 'auto' }]}
        series={series.map(({ label, values, look }) => ({ label, data: [...values], stack: 'all', color: fill(look), valueFormatter: (value: number | null) => format(value ?? 0) }))}
        // Doubled class for higher specificity than the chart's own axis rule, which may come later.
        sx={{ '&& .MuiChartsAxis-line, && .MuiChartsGrid-line': { stroke: 'var(--mui-palette-divider)' } }}
      >
        <defs>
          <pattern id={`${id}-hatched`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="3" height="6" fill={INK.hatched} />
          </pattern>
          <pattern id={`${id}-dotted`} width="5" height="5" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1.2" fill={INK.dotted} />
          </pattern>
        </defs>
      </BarChart>
    </div>
  );
}
