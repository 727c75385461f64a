import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import type { SeatedItem } from './seatedItem';

// The prerendered HTML contains the panel; its code loads after hydration.
const SeatsPanel = lazy(async () => ({ default: (await import('./SeatsPanel')).SeatsPanel }));

/** Lazy seats panel with reserved height. Renders nothing on failure, so the rest of the page remains usable. */
export function LazySeatsPanel(props: SeatedItem) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Box sx={{ minHeight: 97 }} />}>
        <SeatsPanel {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
