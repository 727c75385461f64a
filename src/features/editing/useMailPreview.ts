import { fetchMailPreview } from '../../api/mailPreviews';
import { ALWAYS_STALE, useApiQuery } from '../../api/useApiQuery';
import type { MailPreviewRequest } from '../../contract/mailPreview';
import { unfillable } from '../../contract/mailTags';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Fetches the preview of a mail. The last preview stays until the next one arrives, and while a text has an unknown placeholder. */
export function useMailPreview(body: MailPreviewRequest) {
  const language = useLanguage();
  const isFillable = body.texts.every((text) => unfillable(text).length === 0);
  const { data, error, isLoading, mutate } = useApiQuery(isFillable ? ['mail preview', body] : null, () => fetchMailPreview(body, language), { ...ALWAYS_STALE, keepPreviousData: true, revalidateOnFocus: false });
  return { data, error, isFillable, isLoading, retry: () => void mutate() };
}
