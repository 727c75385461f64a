import { useState } from 'react';
import { ApiError } from '../../api/client';
import { changeManaged, parseCurrentRequest, parseTakenDay } from '../../api/selfService';
import type { Accept, Proposal } from '../../contract/agreementSchemas';
import type { SelfServiceRequest, TakenDay } from '../../contract/selfServiceResponses';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';
import { agreementTexts } from './agreementTexts';
import { useIdempotencyKey } from './useIdempotencyKey';

export interface AcceptanceOptions {
  token: string;
  managed: SelfServiceRequest;
  proposal: Proposal;
  /** Called with the updated request once the proposal is accepted. */
  onAccepted: (managed: SelfServiceRequest) => void;
  /** Called when the request is not the one that was read, with its current state; null when the caller must refetch it. */
  onConflict: (current: SelfServiceRequest | null) => void;
}

/** Accepts a proposal, once even when clicked repeatedly, and explains a failure in plain words. */
export function useAcceptance({ token, managed: { version }, proposal: { hash }, onAccepted, onConflict }: AcceptanceOptions) {
  const t = useText(agreementTexts);
  const language = useLanguage();
  const keyOf = useIdempotencyKey();
  const [failure, setFailure] = useState<string | null>(null);
  const [taken, setTaken] = useState<TakenDay | null>(null);
  const attempt = async (signature: Omit<Accept, 'hash'>, setStatus: (refused: Record<string, string>) => void): Promise<void> => {
    setFailure(null);
    setTaken(null);
    const change = { call: 'acceptProposal', body: { ...signature, hash } } as const;
    try {
      onAccepted(await changeManaged(token, version, change, { language, key: keyOf([version, change]) }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return setFailure(t('problem.unreachable'));
      const dayTaken = parseTakenDay(error.current);
      if (dayTaken) {
        setTaken(dayTaken);
        return setFailure(error.message);
      }
      if (error.status === 409 || error.status === 412) return onConflict(parseCurrentRequest(error.current));
      if ('name' in error.fields || 'terms' in error.fields) return setStatus(error.fields);
      setFailure(t('problem.refused', { reason: error.message }));
    }
  };
  return { attempt, failure, taken };
}
