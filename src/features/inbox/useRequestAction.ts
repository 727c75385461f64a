import { useState } from 'react';
import { ApiError } from '../../api/client';
import { newIdempotencyKey } from '../../api/drafts';
import { performRequestAction, parseFullDayConflict, type RequestAction } from '../../api/inbox';
import type { FullDay, RequestDetails } from '../../contract/inbox';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { inboxTexts } from './texts';

export interface RequestActionOptions {
  request: RequestDetails;
  /** Called with the updated request once the action has succeeded. */
  onDone: (request: RequestDetails) => void;
  /** Called when the request has changed since it was loaded, so the caller must refetch it. */
  onChanged: () => void;
  /** Called when the day had no capacity left, so the caller's displayed availability is stale. */
  onFull?: () => void;
  /** Called with true when the request is sent, and with false when the response has arrived. */
  onBusy?: (busy: boolean) => void;
  /** Returns the form's field for a path in the server's answer, when the form names its fields otherwise. */
  fieldOf?: (path: string) => string;
}

/** The call nests the fields of a letter under its name, the form does not. */
const withoutLetter = (path: string): string => path.replace(/^letter\./, '');

/**
 * Performs an action on a request, once even when clicked repeatedly, and explains a failure in plain words. When the day had no capacity left, the
 * explanation includes what is booked on it.
 */
export function useRequestAction({ request, onDone, onChanged, onFull, onBusy, fieldOf = withoutLetter }: RequestActionOptions) {
  const t = useText(inboxTexts);
  const language = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const [fullDay, setFullDay] = useState<FullDay | null>(null);
  // Idempotency key: a retry with the same content after a lost response must count once. Other content is another action.
  const [sent, setSent] = useState({ words: '', key: '' });
  const attempt = async (action: RequestAction, setStatus: (refused: Record<string, string>) => void = () => {}): Promise<void> => {
    setFailure(null);
    const content = JSON.stringify([request.version, action]);
    const key = content === sent.words ? sent.key : newIdempotencyKey();
    setSent({ words: content, key });
    onBusy?.(true);
    try {
      onDone(await performRequestAction(request, action, { language, key }));
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
      if (Object.keys(error.fields).length > 0) return setStatus(Object.fromEntries(Object.entries(error.fields).map(([path, sentence]) => [fieldOf(path), sentence])));
      setFailure(t('problem.refused', { reason: error.message }));
    } finally {
      onBusy?.(false);
    }
  };
  return { attempt, failure, fullDay };
}
