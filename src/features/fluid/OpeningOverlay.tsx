import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { OPENING_FADE_MS, OPENING_MS } from '../../contract/fluid';
import { FluidBackground } from './FluidBackground';
import { playOpening, type OpeningPhase } from './opening';

export interface OpeningOverlayProps {
  onGone?: () => void;
}

/** It opens a visit, not every return to the page. */
let played = false;

/**
 * The opening of the home page: smoke over the whole window, thin enough to read through, then gone. It takes neither focus nor
 * clicks. The style sheet alone already shows and ends it; the script lights the smoke and takes the box away.
 */
export function OpeningOverlay({ onGone }: OpeningOverlayProps) {
  const box = useRef<HTMLDivElement>(null);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [phase, setPhase] = useState<OpeningPhase>(() => (played ? 'gone' : 'shown'));
  const gone = reduced || phase === 'gone';

  useEffect(() => {
    if (gone) {
      played = true;
      onGone?.();
      return;
    }
    const shownFor = box.current?.getAnimations().at(0)?.currentTime;
    return playOpening(setPhase, typeof shownFor === 'number' ? shownFor : 0);
    // Only its end matters here: a fade that begins must not start the clock again.
  }, [gone, onGone]);

  if (gone) return null;
  return (
    <Box
      ref={box}
      aria-hidden
      data-opening={phase}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        pointerEvents: 'none',
        background:
          'radial-gradient(120% 70% at 50% 108%, color-mix(in srgb, var(--mui-palette-primary-main) 30%, transparent), transparent 62%), color-mix(in srgb, var(--mui-palette-background-default) 30%, transparent)',
        '@keyframes opening': { to: { opacity: 0, visibility: 'hidden' } },
        animation: `opening ${OPENING_FADE_MS}ms ease-in ${OPENING_MS}ms forwards`,
        '@media print, (prefers-reduced-motion: reduce)': { display: 'none' },
      }}
    >
      <FluidBackground />
    </Box>
  );
}
