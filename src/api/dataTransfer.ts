import type { DataImport } from '../contract/dataTransfer';
import type { Language } from '../contract/language';
import { ENDPOINT_PATHS } from '../contract/paths';
import { useLanguage } from '../i18n/LanguageProvider';
import { API_ROOT, call } from './client';
import { sendFile, type SendFileOptions } from './sendFile';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Whether a file can be imported, and why not. */
export function useImportState() {
  const language = useLanguage();
  return useApiQuery(['importState'], () => call('readImportState', { language }), ALWAYS_STALE);
}

/** Creates a one-time address at which the browser downloads all data. @throws ApiError, TypeError when the request fails without a response */
export const createExport = async (language: Language): Promise<string> => `${API_ROOT}${(await call('createDataExport', { language })).address}`;

/** Sends a file to be imported. @throws ApiError for an error status; TypeError when the request fails without a response; AbortError */
export async function importFile(file: Blob, options: Omit<SendFileOptions, 'type'>): Promise<DataImport> {
  // Only place where this response is trusted to have the contract's type without validation.
  return (await sendFile(ENDPOINT_PATHS.importData.path, file, { ...options, type: 'application/zip' })) as DataImport;
}
