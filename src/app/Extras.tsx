import { lazy, Suspense, useEffect, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../components/Boundary';
import { keepPage } from '../features/offline/keepPage';
import { OfflineBanner } from '../features/offline/OfflineBanner';
import { SendOffer } from '../features/offline/SendOffer';
import { UpdateOffer } from '../features/offline/UpdateOffer';
import { ScrollToTop } from '../features/scroll/ScrollToTop';
import type { ShowWords } from '../i18n/words';
import { LanguageFlash } from './LanguageFlash';
import { useOwnTexts } from './useOwnTexts';

// Visitors never need it.
const EditingBar = lazy(async () => ({ default: (await import('./editing/EditingBar')).EditingBar }));

export interface ExtrasProps {
  /** What takes the focus when the page goes back to its top. */
  content: RefObject<HTMLElement | null>;
  /** Changes how the texts of the pages are shown. */
  onWords: Dispatch<SetStateAction<ShowWords>>;
}

/** What joins every page once it is live, and none needs for its first paint: it loads as a part of its own. */
export function Extras({ content, onWords }: ExtrasProps) {
  const { pathname } = useLocation();
  useEffect(() => keepPage(pathname), [pathname]);
  const edits = useOwnTexts(onWords);
  return (
    <>
      <ScrollToTop content={content} />
      <SendOffer>
        <UpdateOffer />
      </SendOffer>
      <OfflineBanner />
      <LanguageFlash />
      {edits && (
        <Boundary fallback={null}>
          <Suspense>
            <EditingBar />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
