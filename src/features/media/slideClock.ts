/** A timer for the slide that shows. Held, it keeps what was left. */
export interface SlideClock {
  /** Says what shows and for how long. Another slide, or another length, starts anew. */
  set: (slide: string, milliseconds: number) => void;
  go: (onEnd: () => void) => void;
  hold: () => void;
}

/** A clock that is held until it is told to go. */
export function createSlideClock(): SlideClock {
  let shown = '';
  let whole = 0;
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
      if (slide === shown && milliseconds === whole) return;
      hold();
      shown = slide;
      whole = milliseconds;
      left = milliseconds;
    },
    go(onEnd) {
      hold();
      since = performance.now();
      timer = setTimeout(() => {
        timer = undefined;
        left = whole;
        onEnd();
      }, left);
    },
  };
}
