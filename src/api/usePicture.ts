import { pictureIdOf, pictureKey, type StoredPicture } from '../contract/pictures';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { useApiQuery } from './useApiQuery';

/**
 * Uploaded picture at an item's `imageUrl`: undefined while it is loading, null when it does not exist or the address is another one. Prerendered
 * pages contain their pictures, so they send no request.
 */
export function usePicture(imageUrl: string): StoredPicture | null | undefined {
  const language = useLanguage();
  const id = pictureIdOf(imageUrl);
  const { data, error } = useApiQuery<StoredPicture>(id === null ? null : pictureKey(id), () => call('readPicture', { language, params: { id: id ?? '' } }), { revalidateIfStale: false });
  return id === null || error !== undefined ? null : data;
}
