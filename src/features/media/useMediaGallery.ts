import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { useGalleryPictures } from '../../api/gallery';
import { isMediaThere } from '../../api/mediaFiles';
import type { MediaSource } from '../../contract/media';
import { useSettings } from '../../i18n/SettingsProvider';
import { EMPTY_GALLERY, galleryReducer, loadGallery, type GalleryState } from './gallery';
import { mediaSources } from './items';
import { loadImage, readLength } from './probes';

export interface MediaGallery extends GalleryState {
  /** Removes an item whose image or video failed to load. */
  hide: (id: string) => void;
}

/**
 * Media gallery, loaded once it is wanted.
 * @param wanted whether the gallery is near the viewport
 * @param own items to show instead of those of the settings
 */
export function useMediaGallery(wanted: boolean, own?: readonly MediaSource[]): MediaGallery {
  const { films } = useSettings().films;
  const pictures = useGalleryPictures(wanted && !own);
  const sources = useMemo(() => own ?? (pictures && mediaSources(films, { pictures, pixels: window.innerWidth * window.devicePixelRatio })), [own, films, pictures]);
  const [state, tell] = useReducer(galleryReducer, EMPTY_GALLERY);
  useEffect(() => {
    if (!wanted || !sources) return;
    const left = new AbortController();
    void loadGallery(sources, { isThere: (address) => isMediaThere(address, left.signal), loadImage, readLength }, (event) => {
      if (!left.signal.aborted) tell(event);
    });
    return () => left.abort();
  }, [wanted, sources]);
  const hide = useCallback((id: string) => tell({ name: 'hidden', id }), []);
  return { ...state, hide };
}
