import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PALETTE, type Scheme } from '../../src/contract/palette';
import { contrast } from './contrast';

type Colour = keyof (typeof PALETTE)[Scheme];

/** Text and background colours that are used together, with their use. */
export const PAIRS: readonly { words: Colour; behind: Colour; use: string }[] = [
  { words: 'text', behind: 'ground', use: 'Headings and text' },
  { words: 'text', behind: 'raised', use: 'Text on a card' },
  { words: 'quiet', behind: 'ground', use: 'Quiet text' },
  { words: 'quiet', behind: 'raised', use: 'Quiet text on a card' },
  { words: 'action', behind: 'ground', use: 'Links, marks, focus ring' },
  { words: 'action', behind: 'raised', use: 'Links on a card' },
  { words: 'onAction', behind: 'action', use: 'What one presses' },
  { words: 'accent', behind: 'ground', use: 'Accent' },
  { words: 'accent', behind: 'raised', use: 'Accent on a card' },
  { words: 'ground', behind: 'accent', use: 'A button on a map' },
  { words: 'good', behind: 'ground', use: 'Went well' },
  { words: 'good', behind: 'raised', use: 'Went well, on a card' },
  { words: 'bad', behind: 'ground', use: 'Went wrong' },
  { words: 'bad', behind: 'raised', use: 'Went wrong, on a card' },
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
        {PAIRS.map(({ words, behind, use }) => (
          <Box component="li" key={words + behind} style={{ backgroundColor: colours[behind], color: colours[words], borderColor: colours.hairline }} sx={{ border: 1, borderRadius: 1, p: 4 }}>
            <Typography variant="h3" component="p">
              {use}
            </Typography>
            <Typography variant="body2" sx={{ mt: 2 }}>{`${words} ${colours[words]}`}</Typography>
            <Typography variant="body2">{`on ${behind} ${colours[behind]}`}</Typography>
            <Typography variant="body2" sx={{ mt: 2, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {`${contrast(colours[words], colours[behind]).toFixed(1)} : 1`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
