/** Visible state: static drawing, animated smoke, or frozen animation. */
export type SmokeState = 'still' | 'moving' | 'paused';

/** Interface of the smoke engine. Any method may throw. */
export interface Engine {
  run: () => void;
  /** Freezes the animation at no further cost; `run` resumes it. */
  halt: () => void;
  /** Saves the current frame as a PNG file. */
  save: () => void;
  /** Releases listeners, memory and the graphics context. */
  dispose: () => void;
}

export interface Smoke {
  start: () => void;
  /** Stops the smoke and releases its resources; `start` restarts it. */
  stop: () => void;
  pause: (paused: boolean) => void;
  /**
   * Toggles the pause.
   * @returns whether the animation is paused now
   */
  togglePause: () => boolean;
  screenshot: () => void;
  /** Called with whether the smoke is visible: in the viewport of a visible tab. */
  show: (visible: boolean) => void;
}

/**
 * Controller of the smoke, which moves while it is started, not paused and visible. Because the smoke is decorative, errors are caught and the static
 * drawing is shown. A failed engine does not restart automatically.
 * @param light creates the engine on first use; its argument reports that the engine has stopped
 */
export function createSmoke(light: (onOut: () => void) => Promise<Engine>, onState: (state: SmokeState) => void): Smoke {
  let engine: Engine | null = null;
  /** Identifies the pending engine start, if any. A cancelled start must not take effect later. */
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
      // Ignored: the engine may already be partly disposed.
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
        // A failed screenshot is ignored.
      }
    },
    show(next) {
      visible = next;
      void wake();
    },
  };
}
