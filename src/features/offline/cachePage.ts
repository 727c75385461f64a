/** Message that asks the worker to cache what it did not fetch itself: client-rendered pages, and the files of a first visit. */
export interface CachePageMessage {
  type: 'KEEP';
  /** URL of the page. */
  page: string;
  files: string[];
}

/** Asks the worker to cache a client-rendered page, so that the page can be opened offline. */
export function cachePage(page: string): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is no window: it knows no origin.
  worker?.postMessage({ type: 'KEEP', page: new URL(page, location.href).href, files: [] } satisfies CachePageMessage);
}
