import { useSyncExternalStore } from 'react';

/** Part of `ServiceWorker` that an update needs. */
export type WaitingWorker = Pick<ServiceWorker, 'postMessage'>;

let waiting: WaitingWorker | null = null;
const listeners = new Set<() => void>();

/** Stores the waiting worker of a new version, or null when there is none. */
export function setWaitingWorker(worker: WaitingWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the waiting worker, or null. */
export const useWaitingWorker = (): WaitingWorker | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );

/** Time that the old worker has to finish before the page reloads anyway, in milliseconds. */
const HANDOVER_MS = 3000;

/** Activates the waiting worker and reloads the page once it has taken control. Called only from a user's click. */
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
