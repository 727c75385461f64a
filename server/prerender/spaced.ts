import { setTimeout as pause } from 'node:timers/promises';

/**
 * Serializes runs of the work, with a pause after each run. Calls during a run share the next run.
 * @returns a function whose promise settles with a run that began after the call
 */
export function spaced(work: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= last.then(() => {
      next = null;
      const run = work();
      const rest = () => pause(pauseMs, undefined, { ref: false });
      last = run.then(rest, rest);
      return run;
    });
    return next;
  };
}
