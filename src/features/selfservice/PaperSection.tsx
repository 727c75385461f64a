import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Text } from '../../contract/language';
import { BothLanguages } from './BothLanguages';

/** Titled section of a paper. */
export function PaperSection({ title, children }: { title: Text; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 3 }}>
        <BothLanguages text={title} inline />
      </Typography>
      {children}
    </Box>
  );
}
