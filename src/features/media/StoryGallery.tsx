import { lazy, Suspense, useRef } from 'react';
import { Boundary } from '../../components/Boundary';
import { GalleryPoster } from './GalleryPoster';
import { useNearView } from '../../components/useNearView';

const MediaCarousel = lazy(async () => ({ default: (await import('./MediaCarousel')).MediaCarousel }));

/** The carousel's place in a page: its first picture from the start, and the carousel, in the same frame, once it comes near the screen. */
export function StoryGallery() {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearView(box);
  const poster = <GalleryPoster />;
  return (
    <div ref={box}>
      {near ? (
        <Boundary fallback={poster}>
          <Suspense fallback={poster}>
            <MediaCarousel />
          </Suspense>
        </Boundary>
      ) : (
        poster
      )}
    </div>
  );
}
