import { useState } from 'react';
import { ApiError } from '../../api/client';
import { newKey } from '../../api/drafts';
import { performRequestAction, parseFullDayConflict, type RequestAction } from '../../api/inbox';
import type { FullDay, RequestDetails } from '../../contract/inbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

export interface DeedOptions {
  request: RequestDetails;
  /** Told how the request stands once it is done. */
  onDone: (request: RequestDetails) => void;
  /** The request is not what was seen: it has to be read anew. */
  onChanged: () => void;
  /** The day had no place left: what is shown of it is old. */
  onFull?: () => void;
  /** Told when it is sent, and when the answer is there. */
  onBusy?: (busy: boolean) => void;
}

/** The words of a refused letter stand under its own name in the call, and under no name in the form. */
const byField = (fields: Record<string, string>): Record<string, string> => Object.fromEntries(Object.entries(fields).map(([name, words]) => [name.replace(/^letter\./, ''), words]));

/** Does something with a request, once however often it is pressed, and says in plain words why it failed; where the day had no place left, with what stands there. */
export function useDeed({ request, onDone, onChanged, onFull, onBusy }: DeedOptions) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const [fullDay, setFullDay] = useState<FullDay | null>(null);
  // What is sent again with the same words after a lost answer must count once; other words are another deed.
  const [sent, setSent] = useState({ words: '', key: '' });
  const attempt = async (deed: RequestAction, setStatus: (refused: Record<string, string>) => void = () => {}): Promise<void> => {
    setFailure(null);
    const words = JSON.stringify([request.version, deed]);
    const key = words === sent.words ? sent.key : newKey();
    setSent({ words, key });
    onBusy?.(true);
    try {
      onDone(await performRequestAction(request, deed, { language, key }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return setFailure(t('problem.unreachable'));
      const full = parseFullDayConflict(error.current);
      if (full) {
        onFull?.();
        setFullDay(full);
        return setFailure(error.message);
      }
      if (error.status === 409 || error.status === 412) {
        onChanged();
        return setFailure(t('problem.changed'));
      }
      if (Object.keys(error.fields).length > 0) return setStatus(byField(error.fields));
      setFailure(t('problem.refused', { reason: error.message }));
    } finally {
      onBusy?.(false);
    }
  };
  return { attempt, failure, fullDay };
}
