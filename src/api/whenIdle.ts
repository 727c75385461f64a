/** The longest wait for a quiet moment. */
const PATIENCE_MS = 2000;

/** Calls back once the browser has a moment to spare. @returns how to call it off */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const id = setTimeout(action, 200);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(action, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(id);
}
