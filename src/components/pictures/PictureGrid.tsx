import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Grid of picture tiles: two columns on a telephone, as many as fit elsewhere. @param label accessible name */
export function PictureGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(210px, 1fr))' } }}>
      {children}
    </Box>
  );
}
