/** Tells the worker what to keep that did not pass through it: pages that were drawn here, and what a first visit was made of. */
export interface Keep {
  type: 'KEEP';
  /** The page's address. */
  page: string;
  files: string[];
}

/** Has the worker keep a page that the application drew itself, so that it can be opened again without a line. */
export function keepPage(page: string): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker is no window: it knows no origin.
  worker?.postMessage({ type: 'KEEP', page: new URL(page, location.href).href, files: [] } satisfies Keep);
}
