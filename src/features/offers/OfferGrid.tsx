import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Responsive grid of cards: as many columns as fit, one on mobile. */
export function OfferGrid({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))' }}>
      {children}
    </Box>
  );
}
