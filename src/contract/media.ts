import type { Text } from './language';
import { POSTER } from './mediaPlaceholder';
import type { FocalPoint } from './pictures';

/** Media types of a slide. `unknown` when neither the extension nor the link identifies the type. */
export type MediaType = 'image' | 'video' | 'youtube' | 'unknown';

/** Metadata of a film hosted on YouTube. */
export interface YouTubeMetadata {
  videoId: string;
  originalUrl: string;
  thumbnail: string;
  embedUrl: string;
  /** Duration in seconds; null until known. */
  duration: number | null;
}

/** Item of the gallery (ENT-23). */
export interface MediaItem {
  id: string;
  src: string;
  /** Text keys. The media feature defines the texts in both languages. */
  titleKey: string;
  descriptionKey: string;
  /** Texts of its own, which replace the built-in ones where they are not empty. */
  title: Text;
  description: Text;
  /** Point that stays visible when the picture is cropped; the centre by default. */
  focal?: FocalPoint;
  filename: string;
  /** Position in the source list. */
  index: number;
  type: MediaType;
  isVideo: boolean;
  isYouTube: boolean;
  /** Data read from the URL for YouTube; the length in seconds, once known, for a local video. */
  metadata: YouTubeMetadata | { duration: number | null } | null;
  loaded: boolean;
}

/** Image or film of the gallery, identified by its text key or, without built-in texts, by its video. */
export interface MediaSource {
  name: string;
  src: string;
  /** Duration in seconds, if known in advance. */
  duration?: number;
  /** Texts of its own; empty where the built-in ones apply. */
  title?: Text;
  description?: Text;
  /** Point that stays visible when the picture is cropped. */
  focal?: FocalPoint;
}

/** Images and film on our own server. Each is offered only if the file exists. */
export const LOCAL_MEDIA: readonly MediaSource[] = [
  { name: 'fumoir', src: POSTER },
  { name: 'table', src: '/media/table.webp' },
  { name: 'braise', src: '/media/braise.webm' },
];

/** Beginning of the ids of the films of a new installation, which exist on no server. */
export const PLACEHOLDER_VIDEO = 'exemple_00';

/** Returns the address of a film on YouTube. */
export const filmAddress = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;

/* Slide durations (SPEC section 9, Carousel slide durations), in milliseconds. */
export const IMAGE_MS = 5000;
export const VIDEO_MS = 10_000;
export const YOUTUBE_MS = 20_000;
export const YOUTUBE_EXTRA_MS = 2000;
export const DEFAULT_SLIDE_MS = 5000;

const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'];
const VIDEO_EXTENSIONS = ['mp4', 'webm', 'ogg', 'mov', 'avi'];

const YOUTUBE_LINK = /^(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|v\/|e\/))([\w-]{11})(?![\w-])/i;

/** Returns the eleven-character video id of a watch, embed, v/, e/ or short link; null for any other link. */
export const youTubeId = (link: string): string | null => YOUTUBE_LINK.exec(link.trim())?.[1] ?? null;

/** Returns the media type of a URL, based on its form and its extension. */
export function mediaTypeOf(src: string): MediaType {
  if (youTubeId(src) !== null) return 'youtube';
  const extension = /\.([a-z\d]+)(?:[?#].*)?$/i.exec(src)?.[1]?.toLowerCase() ?? '';
  if (VIDEO_EXTENSIONS.includes(extension)) return 'video';
  return IMAGE_EXTENSIONS.includes(extension) ? 'image' : 'unknown';
}

const ORDER: readonly MediaType[] = ['image', 'video', 'youtube', 'unknown'];

/** Sorts images first, then local videos, then YouTube; within a type by file name, then by index. */
export const sortMedia = (items: readonly MediaItem[]): MediaItem[] =>
  items.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.filename.localeCompare(b.filename, 'fr') || a.index - b.index);

/** Returns the display duration of a slide, in milliseconds. */
export function slideDuration({ type, metadata }: Pick<MediaItem, 'type' | 'metadata'>): number {
  const seconds = metadata?.duration ?? 0;
  const known = Number.isFinite(seconds) && seconds > 0;
  if (type === 'image') return IMAGE_MS;
  if (type === 'video') return known ? Math.round(seconds * 1000) : VIDEO_MS;
  if (type === 'youtube') return known ? Math.round(seconds * 1000) + YOUTUBE_EXTRA_MS : YOUTUBE_MS;
  return DEFAULT_SLIDE_MS;
}
