import { useEffect, useEffectEvent, useState } from 'react';
import { createSlideClock } from './slideClock';

/** Whether the tab is shown. */
function useTabShown(): boolean {
  const [shown, setShown] = useState(() => !document.hidden);
  useEffect(() => {
    const tell = () => setShown(!document.hidden);
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);
  return shown;
}

/**
 * Turns to the next slide when the time of the one that shows is up. Held, it keeps what was left.
 * @param slide what shows: each gets its whole duration
 */
export function useTurning(going: boolean, slide: string, milliseconds: number, turn: () => void): void {
  const shown = useTabShown();
  const [clock] = useState(createSlideClock);
  const onEnd = useEffectEvent(turn);
  useEffect(() => {
    clock.set(slide, milliseconds);
    if (!going || !shown) return;
    clock.go(() => onEnd());
    return () => clock.hold();
  }, [clock, going, shown, slide, milliseconds]);
}
