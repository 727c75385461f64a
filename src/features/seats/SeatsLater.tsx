import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Boundary } from '../../components/Boundary';
import type { SeatKind } from '../../contract/seats';

// A written page shows it without its code, which comes after the page is live.
const SeatsPanel = lazy(async () => ({ default: (await import('./SeatsPanel')).SeatsPanel }));

export interface SeatsLaterProps {
  kind: SeatKind;
  id: string;
}

/** How many seats are left and the way to some, once the code is there; its room is kept. Without it the rest of the page stands. */
export function SeatsLater(props: SeatsLaterProps) {
  return (
    <Boundary fallback={null}>
      <Suspense fallback={<Box sx={{ minHeight: 97 }} />}>
        <SeatsPanel {...props} />
      </Suspense>
    </Boundary>
  );
}
