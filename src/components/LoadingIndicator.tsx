import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ComponentType } from 'react';

// The label is shown immediately; the spinner is lazy, so that the page does not wait for its chunk.
const Turning = lazy<ComponentType<{ 'aria-hidden': true }>>(async () => import('@mui/material/CircularProgress').catch(() => ({ default: () => null })));

/** Placeholder with a spinner and a label for content that takes a moment to load. */
export function LoadingIndicator({ label }: { label: string }) {
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
