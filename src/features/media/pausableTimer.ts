/** Timer of the active slide. Keeps the remaining time when paused. */
export interface SlideClock {
  /** Sets the active slide and its duration. A different slide or duration restarts the timer. */
  set: (slide: string, milliseconds: number) => void;
  go: (onEnd: () => void) => void;
  hold: () => void;
}

/** Creates a timer that is paused until `go` is called. */
export function createSlideClock(): SlideClock {
  let shown = '';
  let duration = 0;
  let left = 0;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - since));
  };
  return {
    hold,
    set(slide, milliseconds) {
      if (slide === shown && milliseconds === duration) return;
      hold();
      shown = slide;
      duration = milliseconds;
      left = milliseconds;
    },
    go(onEnd) {
      hold();
      since = performance.now();
      timer = setTimeout(() => {
        timer = undefined;
        left = duration;
        onEnd();
      }, left);
    },
  };
}
