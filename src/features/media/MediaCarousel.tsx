import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useMayEmbed } from '../../api/consent';
import { Boundary } from '../../components/Boundary';
import type { MediaSource } from '../../contract/media';
import { useText } from '../../i18n/useText';
import { mayRender } from './gallery';
import { GalleryFailed } from './GalleryFailed';
import { GalleryLoading } from './GalleryLoading';
import { mediaTexts } from './texts';
import { useMediaGallery } from './useMediaGallery';
import { useNearView } from '../../components/useNearView';

// Suspended though its code is there, it is drawn in steps: all at once it would keep whoever is scrolling waiting.
const loadSlides = async () => ({ default: (await import('./MediaSlides')).MediaSlides });
const MediaSlides = lazy(loadSlides);

export interface MediaCarouselProps {
  /** The visitor allows YouTube: its films start by themselves. Without it each waits for a click. What the visitor chose, unless told otherwise. */
  allowYouTube?: boolean;
  /** Other things than those of the house. */
  sources?: readonly MediaSource[];
  /** What Retry does; it reloads the page unless told otherwise. */
  onRetry?: () => void;
}

/** The house's pictures and films, one fading into the next. Nothing of it loads before it is near the screen, and nothing moves when it comes. */
export function MediaCarousel({ allowYouTube, sources, onRetry }: MediaCarouselProps) {
  const t = useText(mediaTexts);
  const box = useRef<HTMLDivElement>(null);
  const near = useNearView(box);
  const gallery = useMediaGallery(near, sources);
  const mayEmbed = useMayEmbed();
  const retry = onRetry ? { onRetry } : {};

  useEffect(() => {
    // Its code comes along with its pictures; a failure shows when it is used.
    if (near) loadSlides().catch(() => {});
  }, [near]);

  const loading = <GalleryLoading progress={gallery.progress} />;
  const nothing = gallery.phase === 'ready' && gallery.items.length === 0;
  const content = () => {
    if (gallery.phase === 'failed') return <GalleryFailed reason="items" {...retry} />;
    if (nothing) return <GalleryFailed {...retry} />;
    if (!mayRender(gallery)) return loading;
    return (
      <Boundary fallback={<GalleryFailed {...retry} />}>
        <Suspense fallback={loading}>
          <MediaSlides items={gallery.items} allowYouTube={allowYouTube ?? mayEmbed} onHide={gallery.hide} />
        </Suspense>
      </Boundary>
    );
  };
  return (
    <Box ref={box} component="section" aria-roledescription={t('carousel')} aria-label={t('gallery')}>
      {content()}
    </Box>
  );
}
