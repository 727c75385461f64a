import type { Text } from '../../contract/language';
import { filmAddress, LOCAL_MEDIA, mediaTypeOf, sortMedia, youTubeId, type MediaItem, type MediaSource, type MediaType, type YouTubeMetadata } from '../../contract/media';
import { pictureFile, pictureIdOf, widthFrom, type StoredPicture } from '../../contract/pictures';
import type { Film } from '../../contract/settings';

/** URL of YouTube's privacy-enhanced player: autoplays muted, with controls. */
const embedUrl = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&mute=1&controls=1&playsinline=1&rel=0`;

const youTubeMetadata = (videoId: string, originalUrl: string, duration: number | null): YouTubeMetadata => ({
  videoId,
  originalUrl,
  thumbnail: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
  embedUrl: embedUrl(videoId),
  duration,
});

const NO_TEXT: Text = { fr: '', en: '' };

/** Returns the name by which an item is sorted. Films on YouTube and the owner's pictures have none: their index replaces it, so that their order is kept. */
function sortName(src: string, type: MediaType, index: number): string {
  const place = String(index).padStart(3, '0');
  if (type === 'youtube') return `youtube-${place}`;
  const path = src.split(/[?#]/)[0] ?? '';
  return pictureIdOf(path.replace(/\/[^/]+$/, '')) === null ? (path.split('/').at(-1) ?? '') : `picture-${place}`;
}

function toItem({ name, src, duration, title = NO_TEXT, description = NO_TEXT, focal }: MediaSource, index: number): MediaItem {
  const type = mediaTypeOf(src);
  const videoId = youTubeId(src);
  return {
    id: name,
    src,
    titleKey: `items.${name}.title`,
    descriptionKey: `items.${name}.description`,
    title,
    description,
    ...(focal && { focal }),
    filename: sortName(src, type, index),
    index,
    type,
    isVideo: type === 'video',
    isYouTube: type === 'youtube',
    metadata: videoId === null ? (type === 'video' ? { duration: duration ?? null } : null) : youTubeMetadata(videoId, src, duration ?? null),
    loaded: false,
  };
}

/** Owner's pictures for the gallery, and the number of pixels that its frame has. */
interface OwnPictures {
  pictures: readonly StoredPicture[];
  pixels: number;
}

const NO_PICTURES: OwnPictures = { pictures: [], pixels: 0 };

/** Returns all media of the gallery, before their availability is checked: our own files, the owner's pictures, then the films. */
export const mediaSources = (films: readonly Film[], { pictures, pixels }: OwnPictures = NO_PICTURES): MediaSource[] => [
  ...LOCAL_MEDIA,
  ...pictures.map(({ id, alt, focal, widths }) => ({ name: id, src: pictureFile(id, widthFrom({ widths }, pixels), 'webp'), title: alt, focal })),
  ...films.map(({ name, videoId, title, description, seconds }) => ({ name: name || videoId, src: filmAddress(videoId), title, description, ...(seconds !== null && { duration: seconds }) })),
];

/** Builds the gallery items, in display order. */
export const buildItems = (sources: readonly MediaSource[]): MediaItem[] => sortMedia(sources.map(toItem));

/** YouTube metadata of an item, or null for other items. */
export const youTubeOf = ({ metadata }: MediaItem): YouTubeMetadata | null => (metadata !== null && 'videoId' in metadata ? metadata : null);
