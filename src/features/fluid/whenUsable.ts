import { whenIdle } from '../../api/whenIdle';

/**
 * Calls back once the page is usable: loaded, and with a moment to spare.
 * @returns how to call it off
 */
export function whenUsable(action: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(action);
  let cancel = () => window.removeEventListener('load', wait);
  const wait = () => {
    cancel = whenIdle(action);
  };
  window.addEventListener('load', wait, { once: true });
  return () => cancel();
}
