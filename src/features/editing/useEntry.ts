import { useCallback, useEffect, useRef, useState } from 'react';
import { findEntry } from '../../api/contentEntries';
import type { StoredContent } from '../../contract/content';
import { useLanguage } from '../../i18n/LanguageProvider';

export type EntryState = { is: 'loading' } | { is: 'failed' } | { is: 'read'; entry: StoredContent | null };

const LOADING: EntryState = { is: 'loading' };

/** Fetches the current override of a text, bypassing the cache; null if the built-in text applies. */
export function useEntry(tag: string): { state: EntryState; retry: () => void } {
  const language = useLanguage();
  const asked = useRef(0);
  const [state, setState] = useState(LOADING);
  const ask = useCallback(() => {
    const turn = (asked.current += 1);
    const settle = (next: EntryState) => {
      if (asked.current === turn) setState(next);
    };
    findEntry(tag, language).then(
      (entry) => settle({ is: 'read', entry }),
      () => settle({ is: 'failed' }),
    );
  }, [tag, language]);
  useEffect(() => {
    ask();
    return () => {
      asked.current += 1;
    };
  }, [ask]);
  const retry = useCallback(() => {
    setState(LOADING);
    ask();
  }, [ask]);
  return { state, retry };
}
