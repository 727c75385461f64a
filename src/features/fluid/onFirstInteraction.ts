import { onIdle } from './onIdle';

const STIRS = ['pointermove', 'touchstart', 'keydown'] as const;

/**
 * Calls back once the page is usable and the visitor has interacted with it, so that the smoke does not delay the page. Whether a graphics card is
 * available cannot be checked without creating a costly context.
 * @returns a cancel function
 */
export function onFirstInteraction(action: () => void): () => void {
  const end = new AbortController();
  let stirred = false;
  let usable = false;
  const light = () => {
    if (!stirred || !usable) return;
    end.abort();
    action();
  };
  for (const stir of STIRS) {
    window.addEventListener(stir, () => { stirred = true; light(); }, { passive: true, signal: end.signal });
  }
  const cancel = onIdle(() => {
    usable = true;
    light();
  });
  return () => {
    cancel();
    end.abort();
  };
}
