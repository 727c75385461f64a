import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { takeFocus } from './takeFocus';

/** Container that receives the focus when it replaces a form that had the focus. */
export function Arrival({ children }: { children: ReactNode }) {
  return (
    <Box ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
}
