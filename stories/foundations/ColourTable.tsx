import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PALETTE, type Scheme } from '../../src/contract/palette';
import { contrast } from './contrast';

type Colour = keyof (typeof PALETTE)[Scheme];

/** Text and background colours that are used together, with their use. */
export const PAIRS: readonly { foreground: Colour; behind: Colour; use: string }[] = [
  { foreground: 'text', behind: 'ground', use: 'Headings and text' },
  { foreground: 'text', behind: 'raised', use: 'Text on a card' },
  { foreground: 'quiet', behind: 'ground', use: 'Quiet text' },
  { foreground: 'quiet', behind: 'raised', use: 'Quiet text on a card' },
  { foreground: 'action', behind: 'ground', use: 'Links, marks, focus ring' },
  { foreground: 'action', behind: 'raised', use: 'Links on a card' },
  { foreground: 'onAction', behind: 'action', use: 'What one presses' },
  { foreground: 'accent', behind: 'ground', use: 'Accent' },
  { foreground: 'accent', behind: 'raised', use: 'Accent on a card' },
  { foreground: 'ground', behind: 'accent', use: 'A button on a map' },
  { foreground: 'good', behind: 'ground', use: 'Went well' },
  { foreground: 'good', behind: 'raised', use: 'Went well, on a card' },
  { foreground: 'bad', behind: 'ground', use: 'Went wrong' },
  { foreground: 'bad', behind: 'raised', use: 'Went wrong, on a card' },
];

/** Colour pairs of one scheme with their contrast. */
export function ColourTable({ scheme }: { scheme: Scheme }) {
  const colours = PALETTE[scheme];
  return (
    <Box style={{ backgroundColor: colours.ground, color: colours.text }} sx={{ p: { xs: 4, sm: 8 } }}>
      <Typography variant="h2" sx={{ mb: 6 }}>
        {scheme}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(236px, 1fr))' }}>
        {PAIRS.map(({ foreground, behind, use }) => (
          <Box component="li" key={foreground + behind} style={{ backgroundColor: colours[behind], color: colours[foreground], borderColor: colours.hairline }} sx={{ border: 1, borderRadius: 1, p: 4 }}>
            <Typography variant="h3" component="p">
              {use}
            </Typography>
            <Typography variant="body2" sx={{ mt: 2 }}>{`${foreground} ${colours[foreground]}`}</Typography>
            <Typography variant="body2">{`on ${behind} ${colours[behind]}`}</Typography>
            <Typography variant="body2" sx={{ mt: 2, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {`${contrast(colours[foreground], colours[behind]).toFixed(1)} : 1`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
