/** Maximum wait for an idle period after the page has loaded, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Calls back once the page has loaded and the browser is idle.
 * @returns a cancel function
 */
export function onIdle(action: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // Safari does not support `requestIdleCallback`.
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(action, { timeout: PATIENCE_MS });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(action, 200);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}
