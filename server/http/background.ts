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
