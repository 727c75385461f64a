import Box from '@mui/material/Box';
import sheet from '../../components/illustration/scene.svg?no-inline';
import { stage } from '../../components/illustration/stage';
import { cssColour, FLUID_PALETTE } from '../../contract/smoke';
import { smokeLayer } from './layer';

/** From what hangs in the air to the threads that show where it goes: drawings of the sheet, each sharper than the one before. */
const DEPTHS = [
  ['air', 30],
  ['wisps', 8],
  ['threads', 2],
] as const;

/** The colours that the drawings are painted with. */
const COLOURS = Object.fromEntries(FLUID_PALETTE.map((colour, index) => [`--smoke-${index}`, cssColour(colour)]));

export interface SmokeStillProps {
  /** Real smoke moves in front of it. */
  faint?: boolean;
}

/** One still frame of the smoke, drawn: what shows before, without, or instead of the moving one. */
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
