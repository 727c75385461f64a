import { call } from '../../api/client';
import { useApiQuery } from '../../api/useApiQuery';
import { useLanguage } from '../../i18n/LanguageProvider';

/** Fetches the account of the current user. */
export function useProfile() {
  const language = useLanguage();
  return useApiQuery(['profile'], () => call('readProfile', { language }));
}
