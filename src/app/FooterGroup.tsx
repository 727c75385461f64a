import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, useId, type ReactNode } from 'react';

export interface FooterGroupProps {
  title: ReactNode;
  /** Whether the group takes the whole width on mobile, for long lines. */
  wide?: boolean;
  /** Items, one per line. */
  children: ReactNode;
}

/** Short list of links under a small title, with touch targets of 44 px. */
export function FooterGroup({ title, wide = false, children }: FooterGroupProps) {
  const id = useId();
  return (
    <Box sx={{ gridColumn: wide ? { xs: '1 / -1', md: 'auto' } : 'auto' }}>
      <Typography id={id} component="h2" variant="body2" sx={{ fontWeight: 700, color: 'text.primary', mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, '& > li > *': { display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' } }}>
        {Children.map(children, (line) => (
          <li>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
