import { lazy, Suspense, useEffect, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { cachePage } from '../features/offline/cachePage';
import { OfflineBanner } from '../features/offline/OfflineBanner';
import { PendingSubmissionPrompt } from '../features/offline/PendingSubmissionPrompt';
import { UpdatePrompt } from '../features/offline/UpdatePrompt';
import { ScrollToTop } from '../features/scroll/ScrollToTop';
import type { TextRenderer } from '../i18n/textRenderer';
import { LanguageFlash } from './LanguageFlash';
import { useTextOverrides } from './useTextOverrides';

// Lazy, because visitors never need this chunk.
const EditingBar = lazy(async () => ({ default: (await import('./editing/EditingBar')).EditingBar }));

export interface DeferredShellProps {
  /** Element that receives the focus after scrolling to the top. */
  content: RefObject<HTMLElement | null>;
  /** Setter of the function that renders the pages' texts. */
  setTextRenderer: Dispatch<SetStateAction<TextRenderer>>;
}

/** Parts that every page needs after hydration but not for the first paint; loaded as a separate chunk. */
export function DeferredShell({ content, setTextRenderer }: DeferredShellProps) {
  const { pathname } = useLocation();
  useEffect(() => cachePage(pathname), [pathname]);
  const edits = useTextOverrides(setTextRenderer);
  return (
    <>
      <ScrollToTop content={content} />
      <PendingSubmissionPrompt>
        <UpdatePrompt />
      </PendingSubmissionPrompt>
      <OfflineBanner />
      <LanguageFlash />
      {edits && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <EditingBar />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
