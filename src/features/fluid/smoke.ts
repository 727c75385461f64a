/** What a visitor sees: a still drawing, smoke that moves, or smoke frozen in place. */
export type SmokeState = 'still' | 'moving' | 'paused';

/** The smoke's machine, as far as its control is concerned. Any of its calls may throw. */
export interface Engine {
  run: () => void;
  /** Stops where it is, at no further cost; `run` goes on from there. */
  halt: () => void;
  /** Saves what shows as a PNG file. */
  save: () => void;
  /** Gives everything back: listeners, memory, the graphics context. */
  dispose: () => void;
}

export interface Smoke {
  start: () => void;
  /** Puts it out and gives back what it held; `start` lights it again. */
  stop: () => void;
  pause: (paused: boolean) => void;
  /** @returns whether it is paused now */
  togglePause: () => boolean;
  screenshot: () => void;
  /** Whether anyone can see it: on the screen, in a tab that is shown. */
  show: (visible: boolean) => void;
}

/**
 * Controls the smoke: it moves while it is started, not paused, and seen. Decoration may fail, and then it is a still drawing:
 * no error leaves this place, and a machine that failed once is not lit again by itself.
 * @param light builds the machine, the first time that it is to move; told how to report that it went out
 */
export function createSmoke(light: (onOut: () => void) => Promise<Engine>, onState: (state: SmokeState) => void): Smoke {
  let engine: Engine | null = null;
  /** The lighting under way, if any: one that was given up must not come to life later. */
  let match: symbol | null = null;
  let started = true;
  let paused = false;
  let visible = false;
  let state: SmokeState = 'still';

  const settle = (next: SmokeState) => {
    if (state === next) return;
    state = next;
    onState(next);
  };

  const quench = () => {
    const old = engine;
    engine = null;
    match = null;
    started = false;
    try {
      old?.dispose();
    } catch {
      // Half of it may be gone already.
    }
    settle('still');
  };

  const adjust = () => {
    if (!engine) return;
    try {
      if (visible && !paused) engine.run();
      else engine.halt();
      settle(paused ? 'paused' : 'moving');
    } catch {
      quench();
    }
  };

  const wake = async () => {
    if (engine) return adjust();
    if (match || !started || paused || !visible) return;
    const mine = Symbol('match');
    match = mine;
    try {
      const lit = await light(() => {
        if (match === mine) quench();
      });
      if (match !== mine) return lit.dispose();
      engine = lit;
      adjust();
    } catch {
      if (match === mine) quench();
    }
  };

  const pause = (next: boolean) => {
    paused = next;
    void wake();
  };

  return {
    start() {
      started = true;
      pause(false);
    },
    stop: quench,
    pause,
    togglePause() {
      pause(!paused);
      return paused;
    },
    screenshot() {
      try {
        engine?.save();
      } catch {
        // No picture, then.
      }
    },
    show(next) {
      visible = next;
      void wake();
    },
  };
}
