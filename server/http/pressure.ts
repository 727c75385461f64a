import { monitorEventLoopDelay } from 'node:perf_hooks';

const MAX_DELAY_MS = 500;
const WINDOW_MS = 1000;

export interface Pressure {
  /** Whether the event loop was delayed by more than half a second within the last second. */
  isHigh(): boolean;
  stop(): void;
}

/** Monitors the event loop delay, so that an overloaded server rejects requests immediately instead of responding too late. */
export function watchPressure(): Pressure {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let high = false;
  const timer = setInterval(() => {
    high = delay.mean / 1e6 > MAX_DELAY_MS;
    delay.reset();
  }, WINDOW_MS);
  timer.unref();
  return {
    isHigh: () => high,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
