/*
 * The service worker: pages that were opened once can be opened again without a line. Nothing is fetched ahead by a list.
 * The build ends it with a mark of its own, so that the browser sees a new worker with every new version of the site.
 * Raise VERSION when what is kept must be thrown away.
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
/** How many answers each cache holds; the oldest go first. */
const MOST = { assets: 200, media: 30, statics: 10, pages: 40, lists: 10 };

/** What has not come after this is shown as it was last time. */
const PATIENCE_MS = 3000;

const LISTS = /^\/api\/(meat|side|tool|contentfocus|training|event|content)$/;
/** What belongs to a person, and the addresses of src/contract/secretAddresses.ts; a test compares both lists. */
const PRIVATE = /^\/(?:[a-z]{2}\/)?(?:admin|member|memberLogin|register|forgot-password|setup|reset-password|places|demande|request)(?:\/|$)/i;
const PICTURE = /\.(?:avif|jpe?g|png|svg|webp)$/;
const STATICS = /^\/(?:early\.js|icon[\w-]*\.(?:svg|png)|manifest\.webmanifest)$/;

/**
 * In which cache a request may look; null leaves it to the browser, untouched.
 * @param request `{ method, url, mode, headers: { has } }`
 */
function cacheFor(request) {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization')) return null;
  // A part of a film cannot be kept.
  if (request.headers.has('range') || PRIVATE.test(pathname)) return null;
  if (pathname === '/api' || pathname.startsWith('/api/')) return LISTS.test(pathname) && search === '' ? 'lists' : null;
  if (request.mode === 'navigate') return 'pages';
  if (pathname.startsWith('/assets/')) return 'assets';
  if (pathname.startsWith('/media/') || pathname.startsWith('/fonts/')) return 'media';
  return STATICS.test(pathname) ? 'statics' : null;
}

/** Whether a page of one person is asked for: by the network alone, but without a line something of ours says so. */
const isPrivatePage = ({ method, mode, url }) => method === 'GET' && mode === 'navigate' && PRIVATE.test(new URL(url).pathname);

/** Whether it is only asked if a picture is there, which a kept one answers as well. */
const isProbe = ({ method, url }) => method === 'HEAD' && new URL(url).origin === self.location.origin && new URL(url).pathname.startsWith('/media/');

/** Whether an answer is what was asked for, whole, and our own. */
function mayKeep(kind, response) {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  const type = response.headers.get('content-type') ?? '';
  // A page in the place of a missing file must not be taken for the file.
  return kind === 'pages' ? type.startsWith('text/html') : kind === 'lists' ? type.startsWith('application/json') : !type.startsWith('text/html');
}

/** Pages are kept by their path alone: what follows it changes nothing in what the server writes. */
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
    // A full disk: the answer is shown all the same.
  }
}

async function kept(kind, url) {
  const cache = await caches.open(NAMES[kind]);
  return cache.match(keyOf(kind, url), { ignoreVary: true });
}

/** Asks the network, and keeps a copy of what it answers without holding the answer up. */
async function fetched(kind, event) {
  // The browser asks for a page while it still wakes this worker.
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(keep(kind, event.request.url, response.clone()));
  return response;
}

/** Hashed names never change what they stand for. */
async function cacheFirst(kind, event) {
  return (await kept(kind, event.request.url)) ?? fetched(kind, event);
}

/** Shows what is kept and asks for the next time. */
async function staleWhileRevalidate(kind, event) {
  const old = await kept(kind, event.request.url);
  const fresh = fetched(kind, event);
  if (!old) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return old;
}

/** Asks the network, for three seconds; then, or when it has nothing better than an error, shows what is kept. */
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

/** The answer to a probe, without its picture, when there is no line. */
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

/** Stands where a page should be that was never opened before: in the language of its address first, then in the other. */
function offlinePage(url) {
  const language = /^\/en(\/|$)/.test(new URL(url).pathname) ? 'en' : 'fr';
  const part = (name, level) => {
    const { title, text, again, home } = WORDS[name];
    return `<section lang="${name}-CA"><${level}>${title}</${level}><p>${text}</p><p><a class="again" href="">${again}</a> <a href="/${name}">${home}</a></p></section>`;
  };
  const style =
    ':root{color-scheme:dark light}body{margin:0;min-height:100vh;display:grid;align-content:center;gap:32px;padding:32px;box-sizing:border-box;background:#17101F;color:#FBF3E7;font:18px/1.6 system-ui,sans-serif}' +
    'section{max-width:34em;margin:0 auto;width:100%}section+section{border-top:1px solid #3A2A50;padding-top:24px;font-size:16px}h1,h2{font-family:Georgia,serif;line-height:1.15;margin:0 0 12px}a{display:inline-block;padding:11px 0;margin-right:20px;color:inherit}a:focus-visible{outline:3px solid #FF8A4C;outline-offset:2px}' +
    '.again{padding:11px 28px;border-radius:999px;background:#FF8A4C;color:#17101F;text-decoration:none;font-weight:650}' +
    '@media (prefers-color-scheme:light){body{background:#FBF6EE;color:#2A1B36}section+section{border-color:#E9DDF3}.again{background:#B23A0E;color:#FFFFFF}}';
  const other = language === 'fr' ? 'en' : 'fr';
  const html = `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${WORDS[language].title}</title><style>${style}</style></head><body>${part(language, 'h1')}${part(other, 'h2')}</body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" },
  });
}

/** Keeps what a first visit was made of before this worker was there: its page, and the files that the browser has already. */
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

/** Lets pages be asked for while the worker wakes, and removes what older versions kept. */
async function takeOver() {
  await self.registration.navigationPreload?.enable();
  const names = await caches.keys();
  const current = Object.values(NAMES);
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && !current.includes(name)).map((name) => caches.delete(name)));
}

// A new version waits until the visitor lets it take over: nothing is skipped at installation.
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
