import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { IllustrationName } from './illustration/drawings';
import { Illustration } from './illustration/Illustration';

export interface PageIntroProps {
  title: ReactNode;
  lead: ReactNode;
  illustration: IllustrationName;
  /** Main action, if any. */
  action?: ReactNode;
}

/** Top of a page: a large title, one paragraph, and a drawing that extends past the edge on desktop. */
export function PageIntro({ title, lead, illustration, action }: PageIntroProps) {
  return (
    <Box sx={{ overflow: 'clip' }}>
      <Box sx={{ position: 'relative', maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, pt: { xs: 10, md: 20 }, pb: { xs: 10, md: 16 }, display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr)' }, alignItems: 'center', gap: 8 }}>
        <Box>
          <Typography variant="h1">{title}</Typography>
          <Typography sx={{ mt: 5, color: 'text.secondary', fontSize: '1.25rem', maxWidth: '52ch' }}>{lead}</Typography>
          {action && <Box sx={{ mt: 7 }}>{action}</Box>}
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, justifySelf: 'end', mr: -16, my: -10, lineHeight: 0 }}>
          <Illustration name={illustration} size={420} />
        </Box>
      </Box>
    </Box>
  );
}
