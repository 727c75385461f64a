import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Titled section of a request. */
export function RequestSection({ title, children, strong = false }: { title: string; children: ReactNode; strong?: boolean }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, bgcolor: 'background.paper', border: 1, borderColor: strong ? 'primary.main' : 'divider', borderLeftWidth: strong ? 4 : 1, borderRadius: 1, px: { xs: 4, sm: 5 }, py: 4 }}>
      <Typography id={id} variant="body2" component="h2" sx={{ color: 'text.secondary', fontWeight: 650, mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
