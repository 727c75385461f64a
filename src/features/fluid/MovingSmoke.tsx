import Box from '@mui/material/Box';
import { useState } from 'react';
import { FluidBackground } from './FluidBackground';
import { FluidPause } from './FluidPause';
import type { SmokeState } from './smoke';

export interface MovingSmokeProps {
  /** False while something else has the stage. */
  running: boolean;
  /** It is over before anyone could stop it, and nothing in it takes the focus. */
  brief?: boolean;
}

/** Smoke that a visitor can stop, in the corner of what it lies behind. */
export function MovingSmoke({ running, brief = false }: MovingSmokeProps) {
  const [wanted, setWanted] = useState(true);
  const [state, setState] = useState<SmokeState>('still');
  return (
    <>
      <FluidBackground running={running && wanted} onState={setState} />
      {!brief && (
        <Box sx={{ position: 'absolute', right: { xs: 12, md: 24 }, bottom: { xs: 12, md: 24 }, zIndex: 2 }}>
          <FluidPause state={state} onToggle={() => setWanted(!wanted)} />
        </Box>
      )}
    </>
  );
}
