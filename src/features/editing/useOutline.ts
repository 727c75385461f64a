import { useEffect, useState } from 'react';
import { findText, type FoundOnPage, type TextSought } from './findText';

/** Attribute of the outlined element. */
export const OUTLINED = 'data-outlined';

/** Time after which a text that was not found counts as absent, in milliseconds. */
const SETTLE_MS = 3000;
/** Debounce of the search, in milliseconds, because a rendering page changes in many small steps. */
const PAUSE_MS = 120;

export type OutlineState = FoundOnPage['is'] | 'looking';

/** Outlines the element that contains a text and scrolls it into view. The outline persists across re-renders until unmount. */
export function useOutline(tag: string, contentOf: (tag: string) => TextSought['words']): OutlineState {
  const [state, setState] = useState<OutlineState>('looking');
  useEffect(() => {
    let outlined: Element | null = null;
    let settled = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const found = findText(document.body, { tag, words: contentOf(tag) });
      const element = found.is === 'shown' ? found.element : null;
      if (element !== outlined) {
        outlined?.removeAttribute(OUTLINED);
        element?.setAttribute(OUTLINED, '');
        // Does not scroll after the page has settled, because that would disturb the reader.
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
  }, [tag, contentOf]);
  return state;
}
