import { useState } from 'react';
import { ApiError } from '../../api/client';
import { newKey } from '../../api/drafts';
import { changeManaged, type Change } from '../../api/manage';
import { rowName } from '../../components/form/fieldWords';
import type { Managed } from '../../contract/managedAnswers';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { manageTexts } from './texts';

export interface ChangeOptions {
  token: string;
  managed: Managed;
  /** Told how the request stands once it is done. */
  onDone: (managed: Managed) => void;
  /** The request is not what was seen: it has to be read anew. */
  onChanged: () => void;
  /** Told when it is sent, and when the answer is there. */
  onBusy?: (busy: boolean) => void;
}

/** Changes something of a request, once however often it is pressed, and says in plain words why it failed. */
export function useChange({ token, managed, onDone, onChanged, onBusy }: ChangeOptions) {
  const t = useText(manageTexts);
  const language = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  // What is sent again with the same words after a lost answer must count once; other words are another change.
  const [sent, setSent] = useState({ words: '', key: '' });
  const attempt = async (change: Change, setStatus: (refused: Record<string, string>) => void): Promise<void> => {
    setFailure(null);
    const words = JSON.stringify([managed.version, change]);
    const key = words === sent.words ? sent.key : newKey();
    setSent({ words, key });
    onBusy?.(true);
    try {
      onDone(await changeManaged(token, managed.version, change, { language, key }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return setFailure(t('problem.unreachable'));
      if (error.status === 409 || error.status === 412) return onChanged();
      if (Object.keys(error.fields).length > 0) return setStatus(Object.fromEntries(Object.entries(error.fields).map(([path, sentence]) => [rowName(path), sentence])));
      setFailure(t('problem.refused', { reason: error.message }));
    } finally {
      onBusy?.(false);
    }
  };
  return { attempt, failure };
}
