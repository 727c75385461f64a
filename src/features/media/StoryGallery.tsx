import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { GalleryPoster } from './GalleryPoster';
import { useNearViewport } from '../../components/useNearViewport';

const MediaCarousel = lazy(async () => ({ default: (await import('./MediaCarousel')).MediaCarousel }));

/** Gallery section of a page: shows the first picture initially, and loads the carousel into the same frame near the viewport. */
export function StoryGallery() {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearViewport(box);
  const poster = <GalleryPoster />;
  return (
    <div ref={box}>
      {near ? (
        <ErrorBoundary fallback={poster}>
          <Suspense fallback={poster}>
            <MediaCarousel />
          </Suspense>
        </ErrorBoundary>
      ) : (
        poster
      )}
    </div>
  );
}
