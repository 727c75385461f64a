import type { ByHand, EditPreview } from '../contract/agreementSchemas';
import type { RequestDetails } from '../contract/inbox';
import type { Language } from '../contract/language';
import type { LinePreset, ProposalTerms } from '../contract/settings';
import { useLanguage } from '../i18n/LanguageProvider';
import { call, callForFile } from './client';
import { fetchCustomer } from './customers';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/**
 * Stores a request that the owner enters, once for each idempotency key.
 * @returns the new request
 * @throws ApiError 422 with the invalid fields; TypeError when the request fails without a response
 */
export const enterRequest = (body: ByHand, { language, key }: { language: Language; key: string }): Promise<RequestDetails> => call('enterBooking', { language, body, headers: { 'idempotency-key': key } });

/** Price and effect of an edit of a request, which stores nothing. A null edit asks for nothing; the previous answer stays while the next one loads. */
export function useEditPreview(id: string, version: number, edit: EditPreview | null) {
  const language = useLanguage();
  const key = edit === null ? null : (['editPreview', id, version, JSON.stringify(edit)] as const);
  return useApiQuery(key, () => call('previewEdit', { language, params: { id }, body: edit }), { ...ALWAYS_STALE, keepPreviousData: true });
}

/** PDF of a proposal. @throws ApiError, TypeError when the request fails without a response */
export const fetchProposalPaper = (id: string, number: number, language: Language): Promise<Blob> => callForFile('readProposalPaper', { language, params: { id, number: String(number) } });

/** Card of the customers' book; a null id reads nothing. */
export function useCustomerCard(id: string | null) {
  const language = useLanguage();
  return useApiQuery(id === null ? null : ['customerCard', id], () => fetchCustomer(id ?? '', language), ALWAYS_STALE);
}

/** The owner's prepared lines; undefined until they have loaded. */
export function useLinePresets(): readonly LinePreset[] | undefined {
  const language = useLanguage();
  const { data } = useApiQuery(['linePresets'], () => call('readSettingsPart', { language, params: { part: 'linePresets' } }), ALWAYS_STALE);
  return data && (data.value as { presets: LinePreset[] }).presets;
}

/** Settings of proposals: their validity, and what they say beside the request. */
export function useProposalTerms() {
  const language = useLanguage();
  return useApiQuery(['proposalTerms'], async () => (await call('readSettingsPart', { language, params: { part: 'proposals' } })).value as ProposalTerms, ALWAYS_STALE);
}
