import { useSyncExternalStore } from 'react';

/** The part of a service worker that an update needs. */
export type WaitingWorker = Pick<ServiceWorker, 'postMessage'>;

let waiting: WaitingWorker | null = null;
const listeners = new Set<() => void>();

/** Keeps the worker of a new version that waits to take over; null when there is none any more. */
export function offerUpdate(worker: WaitingWorker | null): void {
  waiting = worker;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The waiting worker, if there is one. */
export const useWaitingWorker = (): WaitingWorker | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );

/** How long the old version may finish what it is about before the page starts over without waiting for it, in milliseconds. */
const HANDOVER_MS = 3000;

/** Lets the new version take over, and starts the page over once it has. Only ever called by a person's click. */
export function applyUpdate(worker: WaitingWorker, container: Pick<EventTarget, 'addEventListener'>, reload: () => void): void {
  const late = setTimeout(reload, HANDOVER_MS);
  const startOver = () => {
    clearTimeout(late);
    reload();
  };
  container.addEventListener('controllerchange', startOver, { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is no window: it knows no origin.
  worker.postMessage({ type: 'SKIP_WAITING' });
}
