import Box from '@mui/material/Box';
import { useState } from 'react';
import { FluidBackground } from './FluidBackground';
import { FluidPause } from './FluidPause';
import type { SmokeState } from './smoke';

export interface MovingSmokeProps {
  /** Whether the animation runs; false while another part of the page has priority. */
  running: boolean;
  /** Whether the animation is too short to be paused. No control in it is focusable then. */
  brief?: boolean;
}

/** Animated smoke with a pause button in the corner of its container. */
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
