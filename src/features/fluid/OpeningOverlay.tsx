import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '../../components/useHydrated';
import { OPENING_FADE_MS, OPENING_MS } from '../../contract/smoke';
import { playOpening, type OpeningPhase } from './opening';

export interface OpeningOverlayProps {
  onGone?: () => void;
  /** Animated smoke, rendered after hydration. */
  children: ReactNode;
}

const GLOW_WAITS_MS = 1000;

/** Limits the opening to once per visit, not every return to the page. */
let played = false;

/** Whether to skip the opening: with reduced motion, or if it has already played. */
const isOver = () => played || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Opening of the home page: transparent smoke over the whole window, which fades out. It takes neither focus nor clicks. The style sheet alone shows
 * and ends it; the script adds the animation and removes the box.
 */
export function OpeningOverlay({ onGone, children }: OpeningOverlayProps) {
  const box = useRef<HTMLDivElement>(null);
  const live = useHydrated();
  const [phase, setPhase] = useState<OpeningPhase>('shown');

  const onPhase = useEffectEvent((next: OpeningPhase) => {
    setPhase(next);
    if (next !== 'gone') return;
    played = true;
    onGone?.();
  });
  useEffect(() => {
    const shownFor = box.current?.getAnimations().at(0)?.currentTime;
    return playOpening((next) => onPhase(next), isOver() ? Infinity : Number(shownFor ?? 0));
  }, []);

  if (phase === 'gone') return null;
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
        overflow: 'hidden',
        background: 'color-mix(in srgb, var(--mui-palette-background-default) 30%, transparent)',
        // Glow that rises until the smoke is rendered.
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '-10% -10% -60%',
          background: 'radial-gradient(60% 50% at 50% 80%, color-mix(in srgb, var(--mui-palette-primary-main) 34%, transparent), transparent)',
          '@keyframes glow': { to: { transform: 'translateY(-34%) scale(1.15)' } },
          // Delayed until after hydration, which needs the main thread.
          animation: `glow ${OPENING_MS + OPENING_FADE_MS - GLOW_WAITS_MS}ms ease-out ${GLOW_WAITS_MS}ms forwards`,
        },
        '@keyframes opening': { to: { opacity: 0, visibility: 'hidden' } },
        animation: `opening ${OPENING_FADE_MS}ms ease-in ${OPENING_MS}ms forwards`,
        '@media print, (prefers-reduced-motion: reduce)': { display: 'none' },
      }}
    >
      {live && phase === 'shown' && !isOver() && children}
    </Box>
  );
}
