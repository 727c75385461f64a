import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Language } from '../contract/language';
import type { Reading } from './useRead';

/** The screen that will stand next, by its address. */
export interface Destination {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  language: Language;
}

/** Reads what a screen will show first before it stands. It asks once more when it does, and says then what went wrong. */
export function useReadAhead(): (readings: readonly Reading[]) => void {
  const { mutate } = useSWRConfig();
  return useCallback((readings) => readings.forEach(({ key, read }) => void mutate(key, read(), { revalidate: false }).catch(() => {})), [mutate]);
}
