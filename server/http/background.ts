import type { Log } from '../log';

/** Background work that starts after the response has been sent. */
export interface Background {
  run: (work: () => Promise<void>) => void;
  /** Resolves when no work is pending. */
  settled: () => Promise<void>;
}

/** Creates the background runner. @param log receives failures, which are reported nowhere else */
export function createBackground(log: Pick<Log, 'error'>): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((err: unknown) => log.error({ err }, 'background work failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/**
 * Runs work repeatedly, with a pause after each run.
 * @returns a function that stops the repetition and waits for a run in progress
 */
export function repeat(everyMs: number, work: () => Promise<void>, onFailure: (error: unknown) => void): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  const wait = () => {
    if (!stopped) timer = setTimeout(run, everyMs).unref();
  };
  const run = () => {
    running = work().catch(onFailure).finally(wait);
  };
  wait();
  return {
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
