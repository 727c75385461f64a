import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { takeFocus } from './takeFocus';

/** What takes the place of a form that had the focus: reading goes on from here. */
export function Arrival({ children }: { children: ReactNode }) {
  return (
    <Box ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
}
