import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { IllustrationName } from './illustration/drawings';
import { Illustration } from './illustration/Illustration';

export interface PageEndProps {
  title: ReactNode;
  lead: ReactNode;
  illustration: IllustrationName;
  /** Main action, the same as at the top of the page. */
  action: ReactNode;
}

/** End of a long page, which repeats the main action on a warm gradient. */
export function PageEnd({ title, lead, illustration, action }: PageEndProps) {
  return (
    <Box
      component="section"
      sx={{
        mt: { xs: 6, md: 12 },
        overflow: 'clip',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        backgroundImage: 'radial-gradient(60% 90% at 85% 110%, color-mix(in srgb, var(--mui-palette-primary-main) 22%, transparent), transparent)',
      }}
    >
      <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 12, md: 18 }, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }, alignItems: 'center', gap: 8 }}>
        <Box>
          <Typography variant="h2">{title}</Typography>
          <Typography sx={{ mt: 4, color: 'text.secondary', fontSize: '1.125rem', maxWidth: '48ch', textWrap: 'pretty' }}>{lead}</Typography>
          <Box sx={{ mt: 6 }}>{action}</Box>
        </Box>
        <Box sx={{ order: { xs: -1, sm: 0 }, width: { xs: 112, sm: 160, md: 240 }, ml: { xs: -2, sm: 0 }, my: { md: -6 }, lineHeight: 0 }}>
          <Illustration name={illustration} size="100%" />
        </Box>
      </Box>
    </Box>
  );
}
