import { whenIdle } from './whenIdle';

const STIRS = ['pointermove', 'touchstart', 'keydown'] as const;

/**
 * Calls back once smoke is no burden: the page is usable, and the visitor has moved something. Whether a graphics card would draw it
 * cannot be asked without the cost of asking, and a page that nobody has touched yet has better things to do.
 * @returns how to call it off
 */
export function whenWelcome(action: () => void): () => void {
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
  const cancel = whenIdle(() => {
    usable = true;
    light();
  });
  return () => {
    cancel();
    end.abort();
  };
}
