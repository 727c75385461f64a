import { useCallback, useEffect, useReducer } from 'react';
import { isMediaThere } from '../../api/mediaFiles';
import { MEDIA, type MediaSource } from '../../contract/media';
import { EMPTY_GALLERY, galleryReducer, loadGallery, type GalleryState } from './gallery';
import { loadImage, readLength } from './probes';

export interface MediaGallery extends GalleryState {
  /** Removes an item whose image or video failed to load. */
  hide: (id: string) => void;
}

/** Media gallery, loaded once it is wanted. @param wanted whether the gallery is near the viewport */
export function useMediaGallery(wanted: boolean, sources: readonly MediaSource[] = MEDIA): MediaGallery {
  const [state, tell] = useReducer(galleryReducer, EMPTY_GALLERY);
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    void loadGallery(sources, { isThere: (address) => isMediaThere(address, left.signal), loadImage, readLength }, (event) => {
      if (!left.signal.aborted) tell(event);
    });
    return () => left.abort();
  }, [wanted, sources]);
  const hide = useCallback((id: string) => tell({ name: 'hidden', id }), []);
  return { ...state, hide };
}
