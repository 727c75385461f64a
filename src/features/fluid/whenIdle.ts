/** The longest wait for a quiet moment once the page has loaded. */
const PATIENCE_MS = 2000;

/**
 * Calls back once the page is usable: loaded, and with a moment to spare.
 * @returns how to call it off
 */
export function whenIdle(action: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // Safari has no idle callback.
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
