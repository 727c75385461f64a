/*
 * Service worker: pages that were opened once can be opened again offline. Nothing is precached from a list.
 * The build appends a version marker, so that the browser detects a new worker with every version of the site.
 * Raise VERSION to discard the caches.
 */
const VERSION = 2;
const PREFIX = 'boucane-';
const NAMES = {
  assets: `${PREFIX}assets-${VERSION}`,
  media: `${PREFIX}media-${VERSION}`,
  statics: `${PREFIX}statics-${VERSION}`,
  pages: `${PREFIX}pages-${VERSION}`,
  lists: `${PREFIX}lists-${VERSION}`,
};
/** Maximum number of responses per cache; the oldest are removed first. */
const MOST = { assets: 200, media: 60, statics: 10, pages: 40, lists: 10 };

/** Network timeout in milliseconds, after which the cached response is used. */
const PATIENCE_MS = 3000;

const LISTS = /^\/api\/(meat|side|tool|contentfocus|training|event|content)$/;
/** Personal pages, and the paths of src/contract/secretAddresses.ts. A test compares both lists. */
const PRIVATE = /^\/(?:[a-z]{2}\/)?(?:admin|member|memberLogin|register|forgot-password|setup|reset-password|places|demande|request)(?:\/|$)/i;
const PICTURE = /\.(?:avif|jpe?g|png|svg|webp)$/;
const STATICS = /^\/(?:icon[\w-]*\.(?:svg|png)|manifest\.webmanifest)$/;

/**
 * Returns the cache for a request; null leaves the request to the browser.
 * @param request `{ method, url, mode, headers: { has } }`
 */
function cacheFor(request) {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization')) return null;
  // A range response of a video cannot be cached.
  if (request.headers.has('range') || PRIVATE.test(pathname)) return null;
  if (pathname === '/api' || pathname.startsWith('/api/')) return LISTS.test(pathname) && search === '' ? 'lists' : null;
  if (request.mode === 'navigate') return 'pages';
  if (pathname.startsWith('/assets/')) return 'assets';
  if (/^\/(media|fonts|pictures)\//.test(pathname)) return 'media';
  return STATICS.test(pathname) ? 'statics' : null;
}

/** Whether a personal page is requested. Such pages come only from the network; offline, a message of the site is shown. */
const isPrivatePage = ({ method, mode, url }) => method === 'GET' && mode === 'navigate' && PRIVATE.test(new URL(url).pathname);

/** Whether the request only checks that an image exists. A cached image answers such a request as well. */
const isProbe = ({ method, url }) => method === 'HEAD' && new URL(url).origin === self.location.origin && new URL(url).pathname.startsWith('/media/');

/** Whether a response is complete, same-origin and of the expected type. */
function mayKeep(kind, response) {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  const type = response.headers.get('content-type') ?? '';
  // An HTML page returned for a missing file must not be cached as that file.
  return kind === 'pages' ? type.startsWith('text/html') : kind === 'lists' ? type.startsWith('application/json') : !type.startsWith('text/html');
}

/** Returns the cache key. Pages are keyed by path only, because the query does not change what the server renders. */
function keyOf(kind, url) {
  const { origin, pathname } = new URL(url);
  return kind === 'pages' ? origin + pathname : url;
}

async function keep(kind, url, response) {
  if (!mayKeep(kind, response)) return;
  try {
    const cache = await caches.open(NAMES[kind]);
    await cache.put(keyOf(kind, url), response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[kind])).map((key) => cache.delete(key)));
  } catch {
    // Disk full: the response is still returned.
  }
}

async function kept(kind, url) {
  const cache = await caches.open(NAMES[kind]);
  return cache.match(keyOf(kind, url), { ignoreVary: true });
}

/** Fetches from the network, and caches a copy without delaying the response. */
async function fetched(kind, event) {
  // With navigation preload, the browser requests the page while this worker starts.
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(keep(kind, event.request.url, response.clone()));
  return response;
}

/** Files with hashed names never change. */
async function cacheFirst(kind, event) {
  return (await kept(kind, event.request.url)) ?? fetched(kind, event);
}

/** Returns the cached response and updates the cache for the next request. */
async function staleWhileRevalidate(kind, event) {
  const old = await kept(kind, event.request.url);
  const fresh = fetched(kind, event);
  if (!old) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return old;
}

/** Fetches from the network with a timeout of three seconds. On a timeout or an error, returns the cached response. */
async function networkFirst(kind, event) {
  const fresh = fetched(kind, event);
  event.waitUntil(fresh.catch(() => {}));
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    const response = await Promise.race([fresh, late]);
    if (response && response.status < 500) return response;
    return (await kept(kind, event.request.url)) ?? (await fresh);
  } catch (error) {
    const old = await kept(kind, event.request.url);
    if (old) return old;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Responds to a probe of an image; offline, from the cached image without its body. */
async function probed({ request }) {
  try {
    return await fetch(request);
  } catch (error) {
    const picture = await kept('media', request.url);
    if (!picture) throw error;
    return new Response(null, { headers: picture.headers });
  }
}

const WORDS = {
  fr: { title: 'Hors ligne', text: 'Cette page n’est pas sur votre appareil\u202f; les pages publiques que vous avez déjà ouvertes y sont. Revenez en ligne, puis réessayez.', again: 'Réessayer', home: 'Accueil' },
  en: { title: 'Offline', text: 'This page is not on your device; the public pages you have opened before are. Come back online, then try again.', again: 'Try again', home: 'Home' },
};

/** Returns a fallback for a page that is not in the cache, in the language of its path first, then in the other. */
function offlinePage(url) {
  const language = /^\/en(\/|$)/.test(new URL(url).pathname) ? 'en' : 'fr';
  const part = (name, level) => {
    const { title, text, again, home } = WORDS[name];
    return `<section lang="${name}-CA"><${level}>${title}</${level}><p>${text}</p><p><a class="again" href="">${again}</a> <a href="/${name}">${home}</a></p></section>`;
  };
  const style =
    ':root{color-scheme:dark light}body{margin:0;min-height:100vh;display:grid;align-content:center;gap:32px;padding:32px;box-sizing:border-box;background:#17101F;color:#FBF3E7;font:18px/1.6 system-ui,sans-serif}' +
    'section{max-width:34em;margin:0 auto;width:100%}section+section{border-top:1px solid #3A2A50;padding-top:24px;font-size:16px}h1,h2{font-family:Georgia,serif;line-height:1.15;margin:0 0 12px}a{display:inline-block;padding:11px 0;margin-right:20px;color:inherit}a:focus-visible{outline:3px solid;outline-offset:2px}' +
    '.again{padding:11px 28px;border-radius:999px;background:#FBF3E7;color:#17101F;text-decoration:none;font-weight:650}' +
    '@media (prefers-color-scheme:light){body{background:#FBF6EE;color:#2A1B36}section+section{border-color:#E9DDF3}.again{background:#2A1B36;color:#FBF6EE}}';
  const other = language === 'fr' ? 'en' : 'fr';
  const html = `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${WORDS[language].title}</title><style>${style}</style></head><body>${part(language, 'h1')}${part(other, 'h2')}</body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" },
  });
}

/** Caches the resources of a first visit that were loaded before this worker was active: the page, and the files that the browser already has. */
async function keepVisit({ page, files }) {
  const request = (url, mode) => ({ method: 'GET', url, mode, headers: new Headers() });
  const wanted = [
    { url: page, kind: cacheFor(request(page, 'navigate')), headers: { accept: 'text/html' } },
    ...files.slice(0, MOST.assets).map((url) => ({ url, kind: cacheFor(request(url, 'cors')), headers: {} })),
  ].filter(({ url, kind }) => kind !== null && (kind !== 'media' || PICTURE.test(url)));
  await Promise.all(
    wanted.map(async ({ url, kind, headers }) => {
      if (await kept(kind, url)) return;
      const response = await fetch(url, { headers }).catch(() => null);
      if (response) await keep(kind, url, response);
    }),
  );
}

/** Enables navigation preload, and deletes the caches of older versions. */
async function takeOver() {
  await self.registration.navigationPreload?.enable();
  const names = await caches.keys();
  const current = Object.values(NAMES);
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && !current.includes(name)).map((name) => caches.delete(name)));
}

// A new version waits until the visitor activates it: `skipWaiting` is not called at installation.
self.addEventListener('activate', (event) => event.waitUntil(takeOver().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  const { type } = event.data ?? {};
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'KEEP') event.waitUntil(keepVisit(event.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = cacheFor(request);
  const instead = () => offlinePage(request.url);
  if (kind === 'pages') event.respondWith(networkFirst(kind, event).catch(instead));
  else if (kind === 'lists') event.respondWith(networkFirst(kind, event));
  else if (kind === 'assets' || kind === 'media') event.respondWith(cacheFirst(kind, event));
  else if (kind === 'statics') event.respondWith(staleWhileRevalidate(kind, event));
  else if (isPrivatePage(request)) event.respondWith(Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(request)).catch(instead));
  else if (isProbe(request)) event.respondWith(probed(event));
});
