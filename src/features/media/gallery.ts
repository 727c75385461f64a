import type { MediaItem, MediaSource } from '../../contract/media';
import { buildItems } from './items';

/** Loading state of the gallery. Progress is 0, 25 once the list is built, and 100 once the video lengths are known; then the phase is `ready`. */
export interface GalleryState {
  phase: 'loading' | 'ready' | 'failed';
  progress: 0 | 25 | 100;
  items: readonly MediaItem[];
  imagesLoaded: boolean;
  metadataLoaded: boolean;
}

export const EMPTY_GALLERY: GalleryState = { phase: 'loading', progress: 0, items: [], imagesLoaded: false, metadataLoaded: false };

export type GalleryEvent =
  | { name: 'listed'; items: readonly MediaItem[] }
  | { name: 'imageLoaded' | 'hidden'; id: string }
  | { name: 'imagesLoaded' | 'ready' | 'failed' }
  | { name: 'measured'; lengths: ReadonlyMap<string, number> };

const change = (items: readonly MediaItem[], id: string, fields: Partial<MediaItem>) => items.map((item) => (item.id === id ? { ...item, ...fields } : item));

const measured = (items: readonly MediaItem[], lengths: ReadonlyMap<string, number>) =>
  items.map((item) => (item.type === 'video' && lengths.has(item.id) ? { ...item, loaded: true, metadata: { duration: lengths.get(item.id) ?? null } } : item));

/** Reducer of the gallery state. */
export function galleryReducer(state: GalleryState, event: GalleryEvent): GalleryState {
  switch (event.name) {
    case 'listed':
      return { ...EMPTY_GALLERY, progress: 25, items: event.items };
    case 'imageLoaded':
      return { ...state, items: change(state.items, event.id, { loaded: true }) };
    case 'imagesLoaded':
      return { ...state, imagesLoaded: true };
    case 'measured':
      // Without a video to measure, the gallery waits for the images before it renders.
      return { ...state, progress: 100, metadataLoaded: event.lengths.size > 0 || !state.items.some(({ type }) => type === 'image'), items: measured(state.items, event.lengths) };
    case 'hidden':
      return { ...state, items: state.items.filter(({ id }) => id !== event.id) };
    case 'ready':
      return { ...state, phase: 'ready' };
    case 'failed':
      return { ...state, phase: 'failed' };
  }
}

/** Whether there is enough to render: the images or the video metadata have loaded, or all items are on YouTube. */
export const mayRender = ({ phase, items, imagesLoaded, metadataLoaded }: GalleryState): boolean =>
  phase !== 'failed' && items.length > 0 && (imagesLoaded || metadataLoaded || items.every(({ type }) => type === 'youtube'));

/** Network and media operations that the gallery depends on. */
export interface GalleryProbes {
  isThere: (address: string) => Promise<boolean>;
  /** Resolves with false for an image that cannot be displayed. */
  loadImage: (address: string) => Promise<boolean>;
  /** Resolves with the length in seconds, null when it is unknown, or false when the video cannot be played. */
  readLength: (address: string) => Promise<number | null | false>;
}

/** Whether an item needs no check: it is on another server, or the server has just listed it as an uploaded picture. */
const isAssumed = ({ src }: MediaSource) => /^(?:https?:|\/pictures\/)/i.test(src);

/** Returns the available sources. Throws when no check received a response, because the connection is then lost. */
async function offered(sources: readonly MediaSource[], isThere: GalleryProbes['isThere']): Promise<MediaSource[]> {
  const local = sources.filter((source) => !isAssumed(source));
  const results = await Promise.allSettled(local.map(({ src }) => isThere(src)));
  if (local.length > 0 && results.every(({ status }) => status === 'rejected')) throw new Error('No answer about any file');
  const there = new Set(local.filter((_, index) => results[index]?.status === 'fulfilled' && results[index].value));
  return sources.filter((source) => isAssumed(source) || there.has(source));
}

/** Loads the gallery and dispatches each step. Never rejects. */
export async function loadGallery(sources: readonly MediaSource[], { isThere, loadImage, readLength }: GalleryProbes, dispatch: (event: GalleryEvent) => void): Promise<void> {
  try {
    const items = buildItems(await offered(sources, isThere));
    dispatch({ name: 'listed', items });
    const images = items.filter(({ type }) => type === 'image');
    const films = items.filter(({ type }) => type === 'video');
    const lengths = new Map<string, number>();
    const imageLoads = images.map(async ({ id, src }) => dispatch({ name: (await loadImage(src)) ? 'imageLoaded' : 'hidden', id }));
    const measures = films.map(async ({ id, src }) => {
      const length = await readLength(src);
      if (length === false) dispatch({ name: 'hidden', id });
      else if (length !== null) lengths.set(id, length);
    });
    const showImages = async () => {
      await Promise.all(imageLoads);
      if (images.length > 0) dispatch({ name: 'imagesLoaded' });
    };
    const showFilms = async () => {
      await Promise.all(measures);
      dispatch({ name: 'measured', lengths });
      dispatch({ name: 'ready' });
    };
    await Promise.all([showImages(), showFilms()]);
  } catch {
    dispatch({ name: 'failed' });
  }
}
