import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Scheme } from '../../src/contract/palette';
import { DRAWINGS } from '../../src/components/illustration/drawings';
import { Illustration } from '../../src/components/illustration/Illustration';

function Family({ scheme }: { scheme: Scheme }) {
  return (
    <Box data-scheme={scheme} component="ul" sx={{ bgcolor: 'background.default', listStyle: 'none', m: 0, p: { xs: 4, sm: 8 }, display: 'grid', gap: 6, gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}>
      {DRAWINGS.map((name) => (
          <Box component="li" key={name} sx={{ lineHeight: 0 }}>
            <Illustration name={name} size="100%" />
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {name}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

/** All illustrations in both colour schemes, each with its name. */
export function DrawingSheet() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
      <Family scheme="dark" />
      <Family scheme="light" />
    </Box>
  );
}
