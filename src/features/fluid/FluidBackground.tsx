import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { lightEngine } from './engine';
import { smokeLayer } from './layer';
import { createSmoke, type SmokeState } from './smoke';
import { SmokeStill } from './SmokeStill';
import { onFirstInteraction } from './onFirstInteraction';

export interface FluidHandle {
  start: () => void;
  stop: () => void;
  /**
   * Toggles the pause.
   * @returns whether the animation is paused now
   */
  togglePause: () => boolean;
  /** Saves the current frame as a PNG file. Does nothing while there is no animated smoke. */
  screenshot: () => void;
}

export interface FluidBackgroundProps {
  ref?: Ref<FluidHandle>;
  /** Whether the animation runs; false freezes the current frame. */
  running?: boolean;
  className?: string;
  onState?: (state: SmokeState) => void;
}

/** Calls back with whether any part of an element is visible, in a visible tab. */
function watchVisibility(element: Element, onVisible: (visible: boolean) => void): () => void {
  let onScreen = false;
  const notify = () => onVisible(onScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    notify();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', notify);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', notify);
  };
}

/**
 * Slow smoke behind the nearest positioned ancestor, stirred by mouse and touch. A static drawing until the animation is allowed, with reduced
 * motion, and where WebGL fails.
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
    const cancel = onFirstInteraction(() => {
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
