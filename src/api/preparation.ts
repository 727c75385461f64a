import { ADMIN_CALLS } from '../contract/adminPaths';
import type { Answer } from '../contract/endpoints';
import { useLanguage } from '../i18n/LanguageProvider';
import { request } from './client';
import { useRead } from './useRead';

/** Which parties are prepared: those of some local days, with those that are only asked for or without; or one, by its id. */
export type PreparationQuery = { from: string; to: string; requested: boolean } | { request: string };

const AGES = { freshMs: 0, retainMs: 5 * 60_000 };

/** What is cooked, carried and driven for some parties. */
export function usePreparation(query: PreparationQuery) {
  const language = useLanguage();
  const { method, path } = ADMIN_CALLS.readPreparation;
  const parameters = new URLSearchParams('request' in query ? query : { from: query.from, to: query.to, ...(query.requested ? { requested: 'true' } : {}) });
  const address = `${path}?${parameters.toString()}`;
  return useRead(address, async () => (await request(method, address, { language })) as Answer<'readPreparation'>, AGES);
}
