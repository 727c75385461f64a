import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ComponentType } from 'react';

// The words are there at once; what turns above them need not come with the page.
const Turning = lazy<ComponentType<{ 'aria-hidden': true }>>(async () => import('@mui/material/CircularProgress').catch(() => ({ default: () => null })));

/** Stands where something will be that takes a moment, and says what. */
export function Waiting({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 4, py: 16 }}>
      <Box role="progressbar" aria-label={label} sx={{ width: 40, height: 40 }}>
        <Suspense>
          <Turning aria-hidden />
        </Suspense>
      </Box>
      <Typography variant="body2">{label}</Typography>
    </Box>
  );
}
