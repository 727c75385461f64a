import { useCallback } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { ENDPOINT_PATHS } from '../contract/paths';
import { GALLERY_KEY, pictureKey, PICTURE_TYPES, type PictureDetails, type PictureRecord } from '../contract/pictures';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { sendFile, type SendFileOptions } from './sendFile';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

const LIBRARY_KEY = ['pictures'] as const;

/** All pictures of the owner, newest first. @param wanted whether to read them */
export function usePictureLibrary(wanted = true): SWRResponse<PictureRecord[], unknown> {
  const language = useLanguage();
  return useApiQuery(wanted ? LIBRARY_KEY : null, () => call('listPictures', { language }), ALWAYS_STALE);
}

/** Uploads a picture. @throws ApiError with a message at `file`; TypeError when the connection is lost */
export async function uploadPicture(file: File, options: Omit<SendFileOptions, 'type'>): Promise<PictureRecord> {
  // The content decides the format; a file without a known type is sent as bytes.
  const type = PICTURE_TYPES.find((each) => each === file.type) ?? 'application/octet-stream';
  return (await sendFile(ENDPOINT_PATHS.addPicture.path, file, { ...options, type })) as PictureRecord;
}

export interface PictureChanges {
  /** Replaces the words, the focal point and the place in the gallery. @throws ApiError 412 when the picture was changed in the meantime */
  save: (picture: Pick<PictureRecord, 'id' | 'version'>, details: PictureDetails) => Promise<PictureRecord>;
  /** Deletes a picture. @throws ApiError 409 with the places that show it */
  remove: (picture: Pick<PictureRecord, 'id'>) => Promise<void>;
  /** Re-fetches the library. */
  refresh: () => Promise<void>;
}

/** Changes to pictures, after which the screens show the new state. */
export function usePictureChanges(): PictureChanges {
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const refresh = useCallback(async () => {
    await Promise.all([mutate(LIBRARY_KEY), mutate(GALLERY_KEY, undefined)]);
  }, [mutate]);
  const save = useCallback<PictureChanges['save']>(
    async ({ id, version }, details) => {
      const changed = await call('changePicture', { language, params: { id }, body: details, headers: { 'if-match': `"${version}"` } });
      await Promise.all([mutate(pictureKey(id), changed, { revalidate: false }), refresh()]);
      return changed;
    },
    [language, mutate, refresh],
  );
  const remove = useCallback<PictureChanges['remove']>(
    async ({ id }) => {
      await call('removePicture', { language, params: { id } });
      await refresh();
    },
    [language, refresh],
  );
  return { save, remove, refresh };
}
