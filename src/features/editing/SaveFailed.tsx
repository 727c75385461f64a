import { ApiError } from '../../api/client';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { editingTexts } from './texts';

export interface SaveFailedProps {
  failure: unknown;
}

/**
 * Message from the specification, which is in French in both languages. It is followed by a translation for English users and the server's reason.
 */
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
