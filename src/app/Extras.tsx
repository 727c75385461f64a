import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { keepPage } from '../features/offline/keepPage';
import { OfflineBanner } from '../features/offline/OfflineBanner';
import { UpdateOffer } from '../features/offline/UpdateOffer';
import { ScrollToTop } from '../features/scroll/ScrollToTop';
import { LanguageFlash } from './LanguageFlash';

export interface ExtrasProps {
  /** What takes the focus when the page goes back to its top. */
  content: RefObject<HTMLElement | null>;
}

/** What joins every page once it is live, and none needs for its first paint: it loads as a part of its own. */
export function Extras({ content }: ExtrasProps) {
  const { pathname } = useLocation();
  useEffect(() => keepPage(pathname), [pathname]);
  return (
    <>
      <ScrollToTop content={content} />
      <UpdateOffer />
      <OfflineBanner />
      <LanguageFlash />
    </>
  );
}
