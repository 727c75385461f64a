import { useState } from 'react';
import { ApiError } from '../../api/client';
import { changeManaged, type Change } from '../../api/selfService';
import { toFormikPath } from '../../components/form/fieldLabels';
import type { SelfServiceRequest } from '../../contract/selfServiceResponses';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { manageTexts } from './texts';
import { useIdempotencyKey } from './useIdempotencyKey';

export interface ChangeOptions {
  token: string;
  managed: SelfServiceRequest;
  /** Called with the updated request once the change has succeeded. */
  onDone: (managed: SelfServiceRequest) => void;
  /** Called when the request has changed since it was loaded, so the caller must refetch it. */
  onChanged: () => void;
  /** Called with true when the request is sent, and with false when the response has arrived. */
  onBusy?: (busy: boolean) => void;
}

/** Changes a request, once even when clicked repeatedly, and explains a failure in plain words. */
export function useSelfServiceAction({ token, managed, onDone, onChanged, onBusy }: ChangeOptions) {
  const t = useText(manageTexts);
  const language = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const keyOf = useIdempotencyKey();
  const attempt = async (change: Change, setStatus: (refused: Record<string, string>) => void): Promise<void> => {
    setFailure(null);
    const key = keyOf([managed.version, change]);
    onBusy?.(true);
    try {
      onDone(await changeManaged(token, managed.version, change, { language, key }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return setFailure(t('problem.unreachable'));
      if (error.status === 409 || error.status === 412) return onChanged();
      if (Object.keys(error.fields).length > 0) return setStatus(Object.fromEntries(Object.entries(error.fields).map(([path, sentence]) => [toFormikPath(path), sentence])));
      setFailure(t('problem.refused', { reason: error.message }));
    } finally {
      onBusy?.(false);
    }
  };
  return { attempt, failure };
}
