import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ProseProps {
  /** Anchor for links to this section. */
  id?: string;
  title: ReactNode;
  children: ReactNode;
}

/**
 * Section of a long text. Its heading is in the margin on desktop and larger on mobile; its lines keep a readable length. Overrides the margins of
 * its children.
 */
export function Prose({ id, title, children }: ProseProps) {
  return (
    <Box component="section" id={id} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 2fr)' }, columnGap: 12, rowGap: 4, py: { xs: 6, md: 9 }, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" sx={{ typography: { xs: 'h2', md: 'h3' } }}>
        {title}
      </Typography>
      <Box sx={{ maxWidth: '68ch', '&& > *': { m: 0 }, '&& > * + *': { mt: 4 }, '& ul': { pl: 5 }, '& li + li': { mt: 2 } }}>{children}</Box>
    </Box>
  );
}
