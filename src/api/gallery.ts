import { GALLERY_KEY, type StoredPicture } from '../contract/pictures';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { useApiQuery } from './useApiQuery';

const NONE: readonly StoredPicture[] = [];

/** Pictures of the owner among the gallery's items, read once they are wanted; undefined until then. The gallery does without them when they cannot be read. */
export function useGalleryPictures(wanted: boolean): readonly StoredPicture[] | undefined {
  const language = useLanguage();
  const { data, error } = useApiQuery<readonly StoredPicture[]>(wanted ? GALLERY_KEY : null, () => call('listGallery', { language }), { shouldRetryOnError: false });
  return error === undefined ? data : (data ?? NONE);
}
