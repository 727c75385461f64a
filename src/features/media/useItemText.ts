import { useCallback } from 'react';
import type { MediaItem } from '../../contract/media';
import { useTextLookup } from '../../i18n/useText';
import { mediaTexts } from './texts';

export interface ItemText {
  title: string;
  description: string;
}

/** Returns a lookup of an item's title and description. The title falls back to the file name. */
export function useItemText(): (item: MediaItem) => ItemText {
  const lookUp = useTextLookup(mediaTexts);
  return useCallback((item) => ({ title: lookUp(item.titleKey) ?? item.filename, description: lookUp(item.descriptionKey) ?? '' }), [lookUp]);
}
