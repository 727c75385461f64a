import Box from '@mui/material/Box';
import { Illustration } from '../../components/illustration/Illustration';
import type { IllustrationName } from '../../components/illustration/drawings';

const DRAWINGS: Readonly<Record<string, IllustrationName>> = {
  allumage: 'smoker',
  buche: 'wood',
  nuit: 'thermometer',
  tranche: 'brisket',
  pate: 'dough',
  four: 'oven',
  banquet: 'plate',
};

/** Wall panel in place of a film that is shown elsewhere: its drawing, lit by a lamp. @param film the item's id */
export function FilmPoster({ film }: { film: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        background:
          'radial-gradient(55% 75% at 72% 52%, color-mix(in srgb, var(--mui-palette-primary-main) 20%, transparent), transparent), linear-gradient(115deg, var(--mui-palette-background-paper) 30%, var(--mui-palette-illustration-back))',
      }}
    >
      <Box component="svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" sx={{ position: 'absolute', inset: 0, width: 1, height: 1, opacity: 0.22 }}>
        <g fill="none" stroke="var(--mui-palette-illustration-front)" strokeLinecap="round">
          <path d="M1010 940c-70-120-60-210 20-290 84-84 96-170 34-262-58-86-26-190 76-222 88-28 152 30 128 96-18 48-82 44-86-2" strokeWidth="26" />
          <path d="M1330 940c60-110 44-190-20-266-66-78-70-150-16-226 52-72 130-66 142-10 8 40-36 58-54 26" strokeWidth="16" />
        </g>
      </Box>
      <Box sx={{ position: 'absolute', right: { xs: '4%', sm: '9%' }, top: '14%', height: '72%', aspectRatio: '1' }}>
        <Illustration name={DRAWINGS[film] ?? 'smoker'} size="100%" />
      </Box>
    </Box>
  );
}
