/** Answers in the server's place. MSW itself warns of a call that has no handler; a file that nothing answers fails the story here. */
async function start() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  worker.events.on('request:unhandled', ({ request: { url } }) => {
    if (new URL(url).origin !== location.origin) globalThis.complaints?.push(`The story asks another host, and no handler answers in its place: ${url}`);
  });
  worker.events.on('response:bypass', ({ request: { url }, response }) => {
    if (response.status === 404) globalThis.complaints?.push(`The story asks for what is not there, and no handler answers it: ${url}`);
  });
  await worker.start({ quiet: true });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** Started once: on a docs page all of its stories ask for it at the same moment. */
export const startWorker = () => (started ??= start());
