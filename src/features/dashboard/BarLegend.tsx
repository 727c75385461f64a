import Box from '@mui/material/Box';
import { INK, type BarStyle, type BarSeries } from './bars';

const SWATCH: Record<BarStyle, object> = {
  solid: { background: INK.solid },
  hatched: { background: `repeating-linear-gradient(135deg, ${INK.hatched} 0 3px, transparent 3px 6px)` },
  dotted: { background: `radial-gradient(circle at 2px 2px, ${INK.dotted} 1.2px, transparent 1.3px) 0 0 / 5px 5px` },
};

/** Legend of the bars' patterns. */
export function BarLegend({ series }: { series: readonly Pick<BarSeries, 'label' | 'look'>[] }) {
  return (
    <Box component="ul" aria-hidden sx={{ m: 0, p: 0, mb: 2, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, typography: 'caption', color: 'text.secondary' }}>
      {series.map(({ label, look }) => (
        <Box component="li" key={label} sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          <Box component="span" sx={{ width: 14, height: 14, borderRadius: '3px', ...SWATCH[look] }} />
          {label}
        </Box>
      ))}
    </Box>
  );
}
