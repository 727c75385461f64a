import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Data of the owner's dashboard. */
export function useOverview() {
  const language = useLanguage();
  return useApiQuery(['overview'], () => call('readOverview', { language }), ALWAYS_STALE);
}
