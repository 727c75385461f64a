import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Bookings to prepare: those of a range of local days, with or without unconfirmed requests, or a single one by its id. */
export type PreparationQuery = { from: string; to: string; requested: boolean } | { request: string };

/** Preparation of some bookings: what to cook, carry and drive. */
export function usePreparation(asked: PreparationQuery) {
  const language = useLanguage();
  const query = 'request' in asked ? asked : { from: asked.from, to: asked.to, requested: asked.requested ? 'true' : null };
  return useApiQuery(['preparation', query], () => call('readPreparation', { language, query }), ALWAYS_STALE);
}
