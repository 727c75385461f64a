import { bypass, http } from 'msw';

/** The folder that this Storybook is served from. */
const base = new URL(import.meta.env.BASE_URL, document.baseURI);

/** The site asks for its files (`/media/…`) at the root of the host, the Storybook has them in its own folder. */
const siteFiles = http.get('/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(base.pathname)) return undefined;
  return fetch(bypass(new URL(pathname.slice(1), base), { headers: request.headers }));
});

/** MSW reports API calls without a handler itself; other unanswered requests fail the story's test here. */
async function start() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(siteFiles);
  worker.events.on('request:unhandled', ({ request: { url } }) => {
    if (new URL(url).origin !== location.origin) globalThis.complaints?.push(`The story asks another host, and no handler answers in its place: ${url}`);
  });
  worker.events.on('response:bypass', ({ request: { url }, response }) => {
    if (response.status === 404) globalThis.complaints?.push(`The story asks for what is not there, and no handler answers it: ${url}`);
  });
  await worker.start({ quiet: true, serviceWorker: { url: new URL('mockServiceWorker.js', base).href } });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** Started once: all stories of a docs page ask for it at the same moment. */
export const startWorker = () => (started ??= start());
