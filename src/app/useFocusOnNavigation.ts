import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { languageOfPath } from './language';

/** Returns a path without its language, because changing the language does not count as navigation. */
const placeOf = (pathname: string) => (languageOfPath(pathname) ? pathname.slice(3) : pathname);

/**
 * Scrolls to the top and focuses the content after a navigation, as a browser does on a page load.
 * Back and Forward are left to the browser, which restores the scroll position.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const place = placeOf(pathname);
  const before = useRef(place);
  useEffect(() => {
    const moved = before.current !== place;
    before.current = place;
    if (!moved || way === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [place, way, content]);
}
