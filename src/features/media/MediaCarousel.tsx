import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useMayEmbed } from '../../api/consent';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import type { MediaSource } from '../../contract/media';
import { useText } from '../../i18n/useText';
import { mayRender } from './gallery';
import { GalleryFailed } from './GalleryFailed';
import { GalleryLoading } from './GalleryLoading';
import { mediaTexts } from './texts';
import { useMediaGallery } from './useMediaGallery';
import { useNearViewport } from '../../components/useNearViewport';

// Stays lazy even when its code is loaded: a suspended component renders in interruptible steps. A synchronous render would block scrolling.
const loadSlides = async () => ({ default: (await import('./MediaSlides')).MediaSlides });
const MediaSlides = lazy(loadSlides);

export interface MediaCarouselProps {
  /**
   * Whether the visitor allows YouTube, so that films start automatically; otherwise each film waits for a click. Defaults to the visitor's stored
   * choice.
   */
  allowYouTube?: boolean;
  /** Items to show instead of our own. */
  sources?: readonly MediaSource[];
  /** Callback of the Retry button. Reloads the page by default. */
  onRetry?: () => void;
}

/**
 * Carousel of our pictures and films, with cross-fades. Nothing loads before the carousel is near the viewport, and loading causes no layout shift.
 */
export function MediaCarousel({ allowYouTube, sources, onRetry }: MediaCarouselProps) {
  const t = useText(mediaTexts);
  const box = useRef<HTMLDivElement>(null);
  const near = useNearViewport(box);
  const gallery = useMediaGallery(near, sources);
  const mayEmbed = useMayEmbed();
  const retry = onRetry ? { onRetry } : {};

  useEffect(() => {
    // Loads the code together with the pictures. An error surfaces when the component is rendered.
    if (near) loadSlides().catch(() => {});
  }, [near]);

  const loading = <GalleryLoading progress={gallery.progress} />;
  const nothing = gallery.phase === 'ready' && gallery.items.length === 0;
  const content = () => {
    if (gallery.phase === 'failed') return <GalleryFailed reason="items" {...retry} />;
    if (nothing) return <GalleryFailed {...retry} />;
    if (!mayRender(gallery)) return loading;
    return (
      <ErrorBoundary fallback={<GalleryFailed {...retry} />}>
        <Suspense fallback={loading}>
          <MediaSlides items={gallery.items} allowYouTube={allowYouTube ?? mayEmbed} onHide={gallery.hide} />
        </Suspense>
      </ErrorBoundary>
    );
  };
  return (
    <Box ref={box} component="section" aria-roledescription={t('carousel')} aria-label={t('gallery')}>
      {content()}
    </Box>
  );
}
