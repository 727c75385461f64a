import { ApiError } from '../../api/client';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { editingTexts } from './texts';

export interface SaveFailedProps {
  failure: unknown;
}

/** The specification's own words, which are French in both languages; then the reader's, and what the server had to say. */
export function SaveFailed({ failure }: SaveFailedProps) {
  const t = useText(editingTexts);
  const language = useLanguage();
  const refused = failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
  return (
    <>
      <strong lang="fr">{editingTexts.tree.failed.fr}</strong>
      {language === 'en' && <div>{t('failed')}</div>}
      <div>{refused ? failure.message : t('failedSafe')}</div>
    </>
  );
}
