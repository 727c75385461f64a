/** Creates a function that runs at most `max` pieces of work at the same time, the others in the order of their calls. */
export function limitConcurrency(max: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes over the place of this one.
      if (next) next();
      else running -= 1;
    }
  };
}
