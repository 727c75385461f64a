import { useEffect, useState } from 'react';
import { findText, type FoundOnPage, type TextSought } from './findText';

/** The attribute of the element that is outlined. */
export const OUTLINED = 'data-outlined';

/** A text that is not on the page after this time counts as absent. */
const SETTLE_MS = 3000;
/** A page that is drawn changes in many small steps: it is searched once they pause. */
const PAUSE_MS = 120;

export type OutlineState = FoundOnPage['is'] | 'looking';

/** Marks the element that says a text, as long as it is mounted and however often the page is drawn again, and brings it into sight. */
export function useOutline(tag: string, wordsOf: (tag: string) => TextSought['words']): OutlineState {
  const [state, setState] = useState<OutlineState>('looking');
  useEffect(() => {
    let outlined: Element | null = null;
    let settled = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const found = findText(document.body, { tag, words: wordsOf(tag) });
      const element = found.is === 'shown' ? found.element : null;
      if (element !== outlined) {
        outlined?.removeAttribute(OUTLINED);
        element?.setAttribute(OUTLINED, '');
        // Later the page is the reader's: it does not move any more.
        if (!settled) element?.scrollIntoView({ block: 'center' });
        outlined = element;
      }
      if (settled || element) setState(found.is);
    };
    const observer = new MutationObserver(() => {
      clearTimeout(pause);
      pause = setTimeout(look, PAUSE_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const settle = setTimeout(() => {
      settled = true;
      look();
    }, SETTLE_MS);
    look();
    return () => {
      observer.disconnect();
      clearTimeout(pause);
      clearTimeout(settle);
      outlined?.removeAttribute(OUTLINED);
    };
  }, [tag, wordsOf]);
  return state;
}
