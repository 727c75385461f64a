import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../contract/language';
import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGABYTES, PICTURE_TYPES, type PictureRecord, type PictureUpload } from '../contract/pictures';
import { validationText } from '../contract/validation';
import { useLanguage } from '../i18n/LanguageProvider';
import { ApiError } from './client';
import { uploadPicture } from './pictures';

const MAX_AT_ONCE = 2;

/** Returns the reason why the server would reject a file, so that it is not sent in vain; null when there is none. */
function refusalOf({ size, type }: File, language: Language): string | null {
  if (size === 0) return validationText('fileEmpty', language);
  if (size > MAX_PICTURE_BYTES) return validationText(`fileTooLarge:${MAX_PICTURE_MEGABYTES}`, language);
  // Some systems give no type.
  return type === '' || PICTURE_TYPES.some((each) => each === type) ? null : validationText('pictureFormat', language);
}

export interface PictureUploads {
  /** Uploads that are under way or failed. A finished one is removed. */
  uploads: readonly PictureUpload[];
  /** Uploads files, at most two at the same time. */
  add: (files: readonly File[]) => void;
  /** Sends a failed file again; it stays in memory until then. */
  retry: (key: number) => void;
  /** Cancels an upload, or removes a failed one. */
  dismiss: (key: number) => void;
}

/** Uploads of pictures with their progress. Leaving the screen cancels them. @param onUploaded called with each stored picture */
export function usePictureUploads(onUploaded: (picture: PictureRecord) => void): PictureUploads {
  const language = useLanguage();
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const files = useRef(new Map<number, { file: File; sending: AbortController | null }>());
  const lastKey = useRef(0);
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  }, [onUploaded]);

  const change = useCallback((key: number, fields: Partial<PictureUpload>) => setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...fields } : each))), []);
  const dismiss = useCallback((key: number) => {
    files.current.get(key)?.sending?.abort();
    files.current.delete(key);
    setUploads((before) => before.filter((each) => each.key !== key));
  }, []);

  const send = useCallback(
    async (key: number) => {
      const entry = files.current.get(key);
      if (!entry || entry.sending) return;
      const sending = new AbortController();
      entry.sending = sending;
      change(key, { phase: 'sending', percent: 0, message: '' });
      try {
        const picture = await uploadPicture(entry.file, {
          language,
          signal: sending.signal,
          onProgress: (share) => change(key, share === 1 ? { phase: 'processing', percent: 100 } : { percent: Math.round(share * 100) }),
        });
        dismiss(key);
        latest.current(picture);
      } catch (failure) {
        entry.sending = null;
        const refusal = failure instanceof ApiError && failure.status < 500 ? (failure.fields['file'] ?? failure.message) : '';
        if (!sending.signal.aborted) change(key, { phase: 'failed', message: refusal, canRetry: refusal === '' });
      }
    },
    [change, dismiss, language],
  );

  useEffect(() => {
    const active = uploads.filter(({ phase }) => phase === 'sending' || phase === 'processing').length;
    for (const { key } of uploads.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, MAX_AT_ONCE - active))) queueMicrotask(() => void send(key));
  }, [uploads, send]);

  useEffect(() => {
    const entries = files.current;
    return () => {
      for (const { sending } of entries.values()) sending?.abort();
    };
  }, []);

  const add = useCallback(
    (added: readonly File[]) => {
      const fresh = added.map((file): PictureUpload => {
        lastKey.current += 1;
        const refusal = refusalOf(file, language);
        files.current.set(lastKey.current, { file, sending: null });
        return { key: lastKey.current, name: file.name, phase: refusal === null ? 'waiting' : 'failed', percent: 0, message: refusal ?? '', canRetry: false };
      });
      setUploads((before) => [...before, ...fresh]);
    },
    [language],
  );
  const retry = useCallback((key: number) => change(key, { phase: 'waiting', percent: 0, message: '' }), [change]);
  return { uploads, add, retry, dismiss };
}
