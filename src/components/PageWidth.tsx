import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface PageWidthProps {
  children: ReactNode;
}

/** Container with the maximum width and the margins of every page. */
export function PageWidth({ children }: PageWidthProps) {
  return <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 } }}>{children}</Box>;
}
