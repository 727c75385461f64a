import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from './illustration/Illustration';
import type { IllustrationName } from './illustration/drawings';
import { longWordStyles } from './longWordStyles';

export interface FormSheetProps {
  title: string;
  lead: ReactNode;
  illustration: IllustrationName;
  /** Accessible name of the sheet. */
  label: string;
  /** Form on the sheet. */
  children: ReactNode;
}

/** Page with a short form: its purpose on one side, the form on a sheet on the other. */
export function FormSheet({ title, lead, illustration, label, children }: FormSheetProps) {
  return (
    <Box sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 10, md: 16 }, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 620px)' }, columnGap: 16, rowGap: 8, alignItems: 'start' }}>
      <div>
        <Typography variant="h1" sx={longWordStyles}>
          {title}
        </Typography>
        <Typography component="div" sx={{ mt: 4, maxWidth: '40ch', color: 'text.secondary' }}>
          {lead}
        </Typography>
        <Box sx={{ display: { xs: 'none', md: 'block' }, width: 260, mt: 12, lineHeight: 0 }}>
          <Illustration name={illustration} size="100%" />
        </Box>
      </div>
      <Box component="section" aria-label={label} sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 5, sm: 8 } }}>{children}</Box>
    </Box>
  );
}
