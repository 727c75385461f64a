import { useEffect, useEffectEvent, useState } from 'react';
import { createSlideClock } from './pausableTimer';

/** Whether the tab is visible. */
function useTabShown(): boolean {
  const [shown, setShown] = useState(() => !document.hidden);
  useEffect(() => {
    const update = () => setShown(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return shown;
}

/**
 * Advances to the next slide when the duration of the active one has elapsed. Keeps the remaining time when paused.
 * @param slide active slide; each one gets its full duration
 */
export function useAutoplay(going: boolean, slide: string, milliseconds: number, turn: () => void): void {
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
