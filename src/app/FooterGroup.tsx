import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, useId, type ReactNode } from 'react';

export interface FooterGroupProps {
  title: ReactNode;
  /** On a phone it takes the whole width: its lines are long. */
  wide?: boolean;
  /** One line each. */
  children: ReactNode;
}

/** A few lines under a small title, each large enough for a thumb. */
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
