import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** The parties to prepare: those of some local days, with or without unconfirmed requests; or one, by its id. */
export type PreparationQuery = { from: string; to: string; requested: boolean } | { request: string };

/** What is cooked, carried and driven for some parties. */
export function usePreparation(asked: PreparationQuery) {
  const language = useLanguage();
  const query = 'request' in asked ? asked : { from: asked.from, to: asked.to, requested: asked.requested ? 'true' : null };
  return useApiQuery(['preparation', query], () => call('readPreparation', { language, query }), ALWAYS_STALE);
}
