import Box from '@mui/material/Box';
import { useId } from 'react';
import { stage } from '../../components/illustration/stage';
import { cssColour, FLUID_PALETTE } from '../../contract/fluid';
import { smokeLayer } from './layer';

/** On a sheet of 1600 by 900: which colour of the palette, how wide, and the way up from the chimney. */
type Wisp = readonly [number, number, string];

/** From what hangs in the air to the threads that show where it goes, each sharper than the one before. */
const DEPTHS: readonly { blur: number; wisps: readonly Wisp[] }[] = [
  {
    blur: 30,
    wisps: [
      [0, 120, 'M1120 660C1116 570 1060 520 1092 420S1250 300 1290 170S1330-20 1420-120'],
      [4, 90, 'M1122 650C1150 560 1210 520 1216 430S1170 300 1270 190S1480 60 1540-60'],
      [3, 84, 'M1120 640C1100 560 1010 520 1016 420S1120 270 1110 160S1010 20 1060-100'],
    ],
  },
  {
    blur: 8,
    wisps: [
      [1, 36, 'M1120 690C1120 610 1076 570 1084 480S1190 370 1214 270S1240 110 1330-30'],
      [2, 18, 'M1122 690C1124 620 1166 580 1168 510S1130 400 1196 310S1390 190 1420 60'],
      [3, 24, 'M1118 690C1116 610 1052 560 1050 470S1130 350 1110 240S1040 110 1090-20'],
    ],
  },
  {
    blur: 2,
    wisps: [
      [2, 5, 'M1120 694C1122 640 1104 600 1112 540S1166 450 1176 370S1160 270 1220 170'],
      [2, 3, 'M1121 694C1122 640 1136 610 1130 560S1096 480 1120 400S1220 310 1250 220S1290 120 1350 70'],
    ],
  },
];

export interface SmokeStillProps {
  /** Real smoke moves in front of it. */
  faint?: boolean;
}

/** One still frame of the smoke, drawn: what shows before, without, or instead of the moving one. */
export function SmokeStill({ faint = false }: SmokeStillProps) {
  const id = useId();
  return (
    <Box aria-hidden sx={{ ...smokeLayer, opacity: faint ? 0.45 : 1, transition: 'opacity 1200ms' }}>
      <Box component="svg" viewBox="0 0 1600 900" focusable="false" sx={{ ...stage, aspectRatio: '1600 / 900', opacity: { xs: 0.75, md: 1 } }}>
        <defs>
          {FLUID_PALETTE.map((colour, index) => (
            <linearGradient key={cssColour(colour)} id={`${id}${index}`} gradientUnits="userSpaceOnUse" x1="0" y1="690" x2="0" y2="-60" stopColor={cssColour(colour)}>
              {([[0, 0.15], [0.22, 0.6], [1, 0]] as const).map(([offset, opacity]) => (
                <stop key={offset} offset={offset} stopColor="inherit" stopOpacity={opacity} />
              ))}
            </linearGradient>
          ))}
        </defs>
        {DEPTHS.map(({ blur, wisps }) => (
          <Box component="g" key={blur} sx={{ filter: `blur(${blur}px)`, fill: 'none', strokeLinecap: 'round' }}>
            {wisps.map(([colour, width, path]) => (
              <path key={path} d={path} stroke={`url(#${id}${colour})`} strokeWidth={width} />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
