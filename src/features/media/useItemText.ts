import { useCallback } from 'react';
import type { MediaItem } from '../../contract/media';
import { useTextLookup } from '../../i18n/useText';
import { mediaTexts } from './texts';

export interface ItemText {
  title: string;
  description: string;
}

/** What an item is called and what it shows; its file's name where nobody has written that down. */
export function useItemText(): (item: MediaItem) => ItemText {
  const lookUp = useTextLookup(mediaTexts);
  return useCallback((item) => ({ title: lookUp(item.titleKey) ?? item.filename, description: lookUp(item.descriptionKey) ?? '' }), [lookUp]);
}
