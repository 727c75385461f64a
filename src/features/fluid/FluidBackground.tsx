import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { lightEngine } from './engine';
import { smokeLayer } from './layer';
import { createSmoke, type SmokeState } from './smoke';
import { SmokeStill } from './SmokeStill';
import { whenWelcome } from './whenWelcome';

export interface FluidHandle {
  start: () => void;
  stop: () => void;
  /** @returns whether it is paused now */
  togglePause: () => boolean;
  /** Saves what shows as a PNG file; nothing while there is no smoke. */
  screenshot: () => void;
}

export interface FluidBackgroundProps {
  ref?: Ref<FluidHandle>;
  /** False freezes it where it is. */
  running?: boolean;
  className?: string;
  onState?: (state: SmokeState) => void;
}

/** Calls back with whether any of an element is on the screen, in a tab that is shown. */
function watchVisibility(element: Element, onVisible: (visible: boolean) => void): () => void {
  let onScreen = false;
  const tell = () => onVisible(onScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    tell();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', tell);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}

/**
 * Slow smoke behind the nearest positioned box; mouse and finger stir it. It is a still drawing until it is welcome, for who asked
 * for reduced motion, and wherever WebGL fails.
 */
export function FluidBackground({ ref, running = true, className, onState }: FluidBackgroundProps) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [state, setState] = useState<SmokeState>('still');
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });

  const smoke = useMemo(() => (place && !reduced ? createSmoke((onOut) => lightEngine(place, onOut), setState) : null), [place, reduced]);

  useEffect(() => onState?.(state), [onState, state]);

  useEffect(() => {
    if (!place || !smoke) return;
    smoke.start();
    let unwatch = () => {};
    const cancel = whenWelcome(() => {
      unwatch = watchVisibility(place, smoke.show);
    });
    return () => {
      cancel();
      unwatch();
      smoke.stop();
    };
  }, [place, smoke]);

  useEffect(() => smoke?.pause(!running), [smoke, running]);

  useImperativeHandle(ref, () => ({
    start: () => smoke?.start(),
    stop: () => smoke?.stop(),
    togglePause: () => smoke?.togglePause() ?? false,
    screenshot: () => smoke?.screenshot(),
  }), [smoke]);

  return (
    <Box aria-hidden className={className} data-smoke={state} sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      <SmokeStill faint={state !== 'still'} />
      <Box ref={setPlace} sx={{ ...smokeLayer, opacity: state === 'still' ? 0 : 1, transition: 'opacity 1200ms', '& canvas': { display: 'block' } }} />
    </Box>
  );
}
