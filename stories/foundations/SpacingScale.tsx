import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 28] as const;

const SHAPES = [
  { name: 'Card: 12 px corner, hairline', sx: { borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'background.paper' } },
  { name: 'Pill: what one presses', sx: { borderRadius: 999, bgcolor: 'primary.main' } },
  { name: 'Focus: 3 px of ember, 2 px away', sx: { borderRadius: 1, bgcolor: 'background.paper', outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 } },
] as const;

/** Steps of the 4 px grid and the three border radii. */
export function SpacingScale() {
  return (
    <Box sx={{ p: { xs: 4, sm: 8 }, display: 'grid', gap: 12 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {STEPS.map((step) => (
          <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
            <Typography variant="body2" sx={{ width: 112, flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              <strong>{step}</strong> · {step * 4} px
            </Typography>
            <Box data-step={step} sx={{ width: (theme) => theme.spacing(step), height: 16, bgcolor: 'primary.main', borderRadius: 0.25 }} />
          </Box>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {SHAPES.map(({ name, sx }) => (
          <Box component="li" key={name} sx={{ width: 220 }}>
            <Box sx={{ height: 88, ...sx }} />
            <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
