import { POSTER } from './mediaPlace';

/** What a slide can show. `unknown` is what neither an extension nor a link tells. */
export type MediaType = 'image' | 'video' | 'youtube' | 'unknown';

/** What is known of a film elsewhere. */
export interface YouTubeMetadata {
  videoId: string;
  originalUrl: string;
  thumbnail: string;
  embedUrl: string;
  /** In seconds; null while nobody has said. */
  duration: number | null;
}

/** One thing of the gallery (ENT-23). */
export interface MediaItem {
  id: string;
  src: string;
  /** Names of texts: the media feature has them in both languages. */
  titleKey: string;
  descriptionKey: string;
  filename: string;
  /** Its place in the list that it comes from. */
  index: number;
  type: MediaType;
  isVideo: boolean;
  isYouTube: boolean;
  /** For YouTube what its address says; for a local video its length in seconds once known. */
  metadata: YouTubeMetadata | { duration: number | null } | null;
  loaded: boolean;
}

/** A file or a film of the gallery, by the name of its texts. */
export interface MediaSource {
  name: string;
  src: string;
  /** Seconds, where they are known beforehand. */
  duration?: number;
}

/** The pictures and the film on our own server. Each is offered only if it is there. */
export const LOCAL_MEDIA: readonly MediaSource[] = [
  { name: 'fumoir', src: POSTER },
  { name: 'table', src: '/media/table.webp' },
  { name: 'braise', src: '/media/braise.webm' },
];

/** The films on YouTube, in their order. The owner puts the eleven characters of each here; the seconds are those of the specification. */
export const YOUTUBE_FILMS = [
  { name: 'allumage', videoId: 'BOUCANE_001', duration: 32 },
  { name: 'buche', videoId: 'BOUCANE_002', duration: 18 },
  { name: 'nuit', videoId: 'BOUCANE_003', duration: 65 },
  { name: 'tranche', videoId: 'BOUCANE_004', duration: 16 },
  { name: 'pate', videoId: 'BOUCANE_005', duration: 14 },
  { name: 'four', videoId: 'BOUCANE_006', duration: 23 },
  { name: 'banquet', videoId: 'BOUCANE_007', duration: 114 },
] as const;

/** The films that are not the real ones yet. */
export const PLACEHOLDER_FILMS: readonly string[] = YOUTUBE_FILMS.filter(({ videoId }) => videoId.startsWith('BOUCANE_')).map(({ name }) => name);

/** Everything the gallery offers, before it is known what is there. */
export const MEDIA: readonly MediaSource[] = [
  ...LOCAL_MEDIA,
  ...YOUTUBE_FILMS.map(({ name, videoId, duration }) => ({ name, src: `https://www.youtube.com/watch?v=${videoId}`, duration })),
];

/* SPEC section 9, Carousel slide durations */
export const IMAGE_MS = 5000;
export const VIDEO_MS = 10_000;
export const YOUTUBE_MS = 20_000;
export const YOUTUBE_EXTRA_MS = 2000;
export const DEFAULT_SLIDE_MS = 5000;

const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'];
const VIDEO_EXTENSIONS = ['mp4', 'webm', 'ogg', 'mov', 'avi'];

const YOUTUBE_LINK = /^(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|v\/|e\/))([\w-]{11})(?![\w-])/i;

/** The eleven characters of a film in a watch, embed, v/, e/ or short link; null for anything else. */
export const youTubeId = (link: string): string | null => YOUTUBE_LINK.exec(link.trim())?.[1] ?? null;

/** What an address leads to, judged by its form and its extension. */
export function mediaTypeOf(src: string): MediaType {
  if (youTubeId(src) !== null) return 'youtube';
  const extension = /\.([a-z\d]+)(?:[?#].*)?$/i.exec(src)?.[1]?.toLowerCase() ?? '';
  if (VIDEO_EXTENSIONS.includes(extension)) return 'video';
  return IMAGE_EXTENSIONS.includes(extension) ? 'image' : 'unknown';
}

const ORDER: readonly MediaType[] = ['image', 'video', 'youtube', 'unknown'];

/** Images first, then local videos, then YouTube; then by file name, then by index. */
export const sortMedia = (items: readonly MediaItem[]): MediaItem[] =>
  items.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.filename.localeCompare(b.filename, 'fr') || a.index - b.index);

/** How long a slide stays, in milliseconds. */
export function slideDuration({ type, metadata }: Pick<MediaItem, 'type' | 'metadata'>): number {
  const seconds = metadata?.duration ?? 0;
  const known = Number.isFinite(seconds) && seconds > 0;
  if (type === 'image') return IMAGE_MS;
  if (type === 'video') return known ? Math.round(seconds * 1000) : VIDEO_MS;
  if (type === 'youtube') return known ? Math.round(seconds * 1000) + YOUTUBE_EXTRA_MS : YOUTUBE_MS;
  return DEFAULT_SLIDE_MS;
}
