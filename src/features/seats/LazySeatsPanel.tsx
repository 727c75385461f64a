import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import type { SeatKind } from '../../contract/seats';

// The prerendered HTML contains the panel; its code loads after hydration.
const SeatsPanel = lazy(async () => ({ default: (await import('./SeatsPanel')).SeatsPanel }));

export interface LazySeatsPanelProps {
  kind: SeatKind;
  id: string;
}

/** Lazy seats panel with reserved height. Renders nothing on failure, so the rest of the page remains usable. */
export function LazySeatsPanel(props: LazySeatsPanelProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Box sx={{ minHeight: 97 }} />}>
        <SeatsPanel {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
