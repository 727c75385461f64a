import { useCallback } from 'react';
import type { MediaItem } from '../../contract/media';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useTextLookup } from '../../i18n/useText';
import { mediaTexts } from './texts';

export interface ItemText {
  title: string;
  description: string;
}

/** Returns a lookup of an item's title and description: its own, or the built-in ones. The title falls back to the file name. */
export function useItemText(): (item: MediaItem) => ItemText {
  const lookUp = useTextLookup(mediaTexts);
  const language = useLanguage();
  return useCallback(
    ({ title, titleKey, description, descriptionKey, filename }) => ({
      title: title[language] || (lookUp(titleKey) ?? filename),
      description: description[language] || (lookUp(descriptionKey) ?? ''),
    }),
    [lookUp, language],
  );
}
