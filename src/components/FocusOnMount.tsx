import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { focusOnMount } from './focusOnMount';

/** Container that receives the focus when it replaces a form that had the focus. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  return (
    <Box ref={focusOnMount} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
}
