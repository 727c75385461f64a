import { installDefaultPolicy } from '../../api/trustedTypes';
import type { Keep } from './keepPage';
import { offerUpdate } from './updates';

/** Offers a new version as soon as it waits. The very first one waits for nobody and is no update. */
function watch(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  if (registration.waiting && container.controller) offerUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) offerUpdate(worker);
    });
  });
  // Taken over, here or in another window: there is nothing to offer any more.
  container.addEventListener('controllerchange', () => offerUpdate(null));
}

/** Registers the worker for the whole site. @throws whatever the browser has against it */
export async function startWorker(container: ServiceWorkerContainer): Promise<void> {
  const first = !container.controller;
  watch(await container.register('/sw.js', { scope: '/' }), container);
  if (!first) return;
  const { active } = await container.ready;
  // From here on what is asked for passes through the worker; what came before is told to it.
  if (!container.controller) await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  // What was still on its way when the worker took over is in neither: it is told as it arrives.
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is no window: it knows no origin.
    active?.postMessage({ type: 'KEEP', page: location.href, files } satisfies Keep);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** A page that has asked for nothing new for this long is at rest. */
const REST_MS = 2000;

/** Calls back once nothing new has arrived for a while. */
function onceAtRest(then: () => void): void {
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
 * Registers the worker where there can be one, once the page has loaded and is at rest: what it keeps it fetches anew, and that
 * must not take the line or the processor from a page that is being taken over. Without it the site is the same, but for being offline.
 */
export function registerWorker(production: boolean = import.meta.env.PROD): void {
  // At once: the address of a script is a string like any other until a policy has vouched for it, and the date fields write through it too.
  installDefaultPolicy();
  if (!production || !('serviceWorker' in navigator)) return;
  const start = () => onceAtRest(() => void startWorker(navigator.serviceWorker).catch(() => {}));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
