import { call } from '../../api/client';
import { useRead } from '../../api/useRead';
import { CALLS } from '../../contract/paths';
import { useLanguage } from '../../i18n/LanguageProvider';

/** The signed-in person's own account. */
export function useProfile() {
  const language = useLanguage();
  return useRead(CALLS.readProfile.path, () => call('readProfile', { language }));
}
