import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** One thing to see or change in one's account, under its line. */
export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 5, minWidth: 0 }}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
