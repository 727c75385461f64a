import { bypass, http } from 'msw';

/** Base URL that this Storybook is served from. */
const base = new URL(import.meta.env.BASE_URL, document.baseURI);

/** Redirects the site's root-relative files (`/media/…`) to the folder that this Storybook is served from. */
const siteFiles = http.get('/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(base.pathname)) return undefined;
  return fetch(bypass(new URL(pathname.slice(1), base), { headers: request.headers }));
});

/** Fails the story's test on unhandled requests. MSW itself reports API calls without a handler. */
async function start() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(siteFiles);
  worker.events.on('request:unhandled', ({ request: { url } }) => {
    if (new URL(url).origin !== location.origin) globalThis.consoleErrors?.push(`The story requests another host, and no handler responds: ${url}`);
  });
  worker.events.on('response:bypass', ({ request: { url }, response }) => {
    if (response.status === 404) globalThis.consoleErrors?.push(`The story requests a missing resource, and no handler responds: ${url}`);
  });
  await worker.start({ quiet: true, serviceWorker: { url: new URL('mockServiceWorker.js', base).href } });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** Starts the worker once, because all stories of a docs page request it at the same moment. */
export const startWorker = () => (started ??= start());
