import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { languageOfPath } from './language';

/** An address without its language: changing language is not going anywhere. */
const placeOf = (pathname: string) => (languageOfPath(pathname) ? pathname.slice(3) : pathname);

/**
 * Does what a browser does when a link is followed: the new page is seen from its top, and reading and the Tab key go on
 * from its content. Going back is left to the browser, which remembers where one was.
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
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
