import { installDefaultPolicy } from '../../api/trustedTypes';
import type { CachePageMessage } from './cachePage';
import { setWaitingWorker } from './updates';

/** Offers a new version as soon as it is waiting. The first installation activates immediately and is not an update. */
function watch(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  if (registration.waiting && container.controller) setWaitingWorker(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) setWaitingWorker(worker);
    });
  });
  // The new worker has taken control, here or in another window, so there is no update to offer.
  container.addEventListener('controllerchange', () => setWaitingWorker(null));
}

/** Registers the service worker for the whole site. @throws any registration error of the browser */
export async function registerServiceWorker(container: ServiceWorkerContainer): Promise<void> {
  const first = !container.controller;
  watch(await container.register('/sw.js', { scope: '/' }), container);
  if (!first) return;
  const { active } = await container.ready;
  // From here on, requests pass through the worker. Earlier files are reported to it.
  if (!container.controller) await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  // Requests in flight when the worker took control are in neither list, so they are reported as they finish.
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is no window: it knows no origin.
    active?.postMessage({ type: 'KEEP', page: location.href, files } satisfies CachePageMessage);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Idle period of the network after which the page counts as settled, in milliseconds. */
const REST_MS = 2000;

/** Calls back once no new resource has been loaded for `REST_MS`. */
function onNetworkIdle(then: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new PerformanceObserver(wait);
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      observer.disconnect();
      then();
    }, REST_MS);
  }
  observer.observe({ type: 'resource' });
  wait();
}

/**
 * Registers the service worker, where supported, once the page has loaded and is idle: the worker refetches what it caches, which must not compete
 * with hydration for bandwidth or CPU. Without the worker, the site works the same except offline.
 */
export function registerWorker(production: boolean = import.meta.env.PROD): void {
  // Installed synchronously: under Trusted Types, a script URL is a plain string until a policy approves it, and the date fields write through the
  // same policy.
  installDefaultPolicy();
  if (!production || !('serviceWorker' in navigator)) return;
  const start = () => onNetworkIdle(() => void registerServiceWorker(navigator.serviceWorker).catch(() => {}));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
