import { mediaTypeOf, sortMedia, youTubeId, type MediaItem, type MediaSource, type YouTubeMetadata } from '../../contract/media';

/** URL of YouTube's privacy-enhanced player: autoplays muted, with controls. */
const embedUrl = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&mute=1&controls=1&playsinline=1&rel=0`;

const youTubeMetadata = (videoId: string, originalUrl: string, duration: number | null): YouTubeMetadata => ({
  videoId,
  originalUrl,
  thumbnail: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
  embedUrl: embedUrl(videoId),
  duration,
});

function toItem({ name, src, duration }: MediaSource, index: number): MediaItem {
  const type = mediaTypeOf(src);
  const videoId = youTubeId(src);
  const filename = src.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return {
    id: name,
    src,
    titleKey: `items.${name}.title`,
    descriptionKey: `items.${name}.description`,
    // A film on YouTube has no file name. Its index replaces the name, so that the owner's order is kept.
    filename: videoId === null ? filename : `youtube-${String(index).padStart(3, '0')}`,
    index,
    type,
    isVideo: type === 'video',
    isYouTube: type === 'youtube',
    metadata: videoId === null ? (type === 'video' ? { duration: duration ?? null } : null) : youTubeMetadata(videoId, src, duration ?? null),
    loaded: false,
  };
}

/** Builds the gallery items, in display order. */
export const buildItems = (sources: readonly MediaSource[]): MediaItem[] => sortMedia(sources.map(toItem));

/** YouTube metadata of an item, or null for other items. */
export const youTubeOf = ({ metadata }: MediaItem): YouTubeMetadata | null => (metadata !== null && 'videoId' in metadata ? metadata : null);
