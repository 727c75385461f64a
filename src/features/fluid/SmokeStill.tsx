import Box from '@mui/material/Box';
import sheet from '../../components/illustration/scene.svg?no-inline';
import { stage } from '../../components/illustration/stage';
import { cssColour, FLUID_PALETTE } from '../../contract/smoke';
import { smokeLayer } from './layer';

/** Layers of the drawing with their blur, from diffuse haze to sharp threads. */
const DEPTHS = [
  ['air', 30],
  ['wisps', 8],
  ['threads', 2],
] as const;

/** Custom properties for the colours of the drawings. */
const COLOURS = Object.fromEntries(FLUID_PALETTE.map((colour, index) => [`--smoke-${index}`, cssColour(colour)]));

export interface SmokeStillProps {
  /** Whether the animated smoke is drawn in front of it. */
  faint?: boolean;
}

/** Static drawing of the smoke, shown before, without or instead of the animation. */
export function SmokeStill({ faint = false }: SmokeStillProps) {
  return (
    <Box aria-hidden sx={{ ...smokeLayer, ...COLOURS, opacity: faint ? 0.45 : 1, transition: 'opacity 1200ms' }}>
      {DEPTHS.map(([name, blur]) => (
        <Box
          key={name}
          component="svg"
          viewBox="0 0 1600 900"
          focusable="false"
          sx={{ ...stage, aspectRatio: '1600 / 900', overflow: 'hidden', opacity: { xs: 0.7, md: 1 }, filter: `blur(${blur}px)`, maskImage: 'linear-gradient(to top, rgb(0 0 0 / 0.3) 24%, black 42%, transparent 96%)' }}
        >
          <use href={`${sheet}#${name}`} />
        </Box>
      ))}
    </Box>
  );
}
