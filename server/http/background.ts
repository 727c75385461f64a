import type { Log } from '../log';

/** Work that nobody waits for: it begins when the answer is on its way. */
export interface Background {
  run: (work: () => Promise<void>) => void;
  /** Resolves when nothing is under way any more. */
  settled: () => Promise<void>;
}

/** @param log told of work that failed, for nobody else is */
export function createBackground(log: Pick<Log, 'error'>): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((err: unknown) => log.error({ err }, 'work after an answer failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/**
 * Does something again and again, each time so long after the one before has ended.
 * @returns the way to stop, which waits for the one under way
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
