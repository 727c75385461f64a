async function start() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** Started once: on a docs page all of its stories ask for it at the same moment. */
export const startWorker = () => (started ??= start());
