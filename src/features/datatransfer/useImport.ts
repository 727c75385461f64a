import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client';
import { importFile } from '../../api/dataTransfer';
import type { DataImport } from '../../contract/dataTransfer';
import { useLanguage } from '../../i18n/LanguageProvider';

/** State of an import. The server checks and imports once the whole file was sent. */
export type ImportProgressState = { kind: 'sending'; share: number } | { kind: 'checking' };

type State = { kind: 'idle' } | ImportProgressState | { kind: 'done'; result: DataImport } | { kind: 'refused'; message: string } | { kind: 'failed' };

/** Sends a file to be imported, with its progress. Leaving the screen cancels the upload. */
export function useImport() {
  const language = useLanguage();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: Blob) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => setState(share < 1 ? { kind: 'sending', share } : { kind: 'checking' });
      setState({ kind: 'done', result: await importFile(file, { language, onProgress, signal: controller.signal }) });
    } catch (error) {
      if (controller.signal.aborted) setState({ kind: 'idle' });
      else setState(error instanceof ApiError ? { kind: 'refused', message: error.message } : { kind: 'failed' });
    }
  };
  return { state, start, cancel: () => running.current?.abort(), clear: () => setState({ kind: 'idle' }) };
}
