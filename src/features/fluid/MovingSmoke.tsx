import Box from '@mui/material/Box';
import { useState } from 'react';
import { FluidBackground } from './FluidBackground';
import { FluidPause } from './FluidPause';
import type { SmokeState } from './smoke';

/** Smoke that a visitor can stop, in the corner of what it lies behind. @param running false while something else has the stage */
export function MovingSmoke({ running }: { running: boolean }) {
  const [wanted, setWanted] = useState(true);
  const [state, setState] = useState<SmokeState>('still');
  return (
    <>
      <FluidBackground running={running && wanted} onState={setState} />
      <Box sx={{ position: 'absolute', right: { xs: 12, md: 24 }, bottom: { xs: 12, md: 24 }, zIndex: 2 }}>
        <FluidPause state={state} onToggle={() => setWanted(!wanted)} />
      </Box>
    </>
  );
}
