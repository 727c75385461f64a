import Box from '@mui/material/Box';
import sheet from './scene.svg?no-inline';
import { stage } from './stage';

/** Gradients: the firebox's light on the snow, and the violet evening above the hills. */
const LIGHT = {
  xs: 'radial-gradient(190px 170px at 61.5% calc(100% - 70px), color-mix(in srgb, var(--mui-palette-primary-main) 30%, transparent), transparent), radial-gradient(60% 80% at 70% 100%, color-mix(in srgb, var(--mui-palette-secondary-main) 14%, transparent), transparent)',
  md: 'radial-gradient(22% 46% at 61.5% 82%, color-mix(in srgb, var(--mui-palette-primary-main) 26%, transparent), transparent), radial-gradient(70% 90% at 70% 100%, color-mix(in srgb, var(--mui-palette-secondary-main) 14%, transparent), transparent)',
} as const;

/** Decorative scene of the smoker in front of the cabin on a winter evening, at the bottom of the nearest positioned ancestor. */
export function Scene() {
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
      <Box sx={{ ...stage, aspectRatio: '1600 / 900', background: LIGHT }} />
      <Box component="svg" viewBox="0 0 1600 360" focusable="false" sx={{ ...stage, aspectRatio: '1600 / 360' }}>
        <use href={`${sheet}#scene`} />
      </Box>
    </Box>
  );
}
