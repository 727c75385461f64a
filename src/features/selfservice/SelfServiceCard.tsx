import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Titled section of the page. */
export function SelfServiceCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, px: { xs: 5, sm: 7 }, py: { xs: 5, sm: 6 } }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
