import { ApiError } from '../../api/client';
import type { Translate } from '../../i18n/useText';
import type { accountTexts } from './texts';

/* What a person is told when a call of their account fails. */

type Say = Translate<(typeof accountTexts)['tree']>;

/** A sign-in that succeeded without saying who it is. */
export class IncompleteAnswer extends Error {
  override name = 'IncompleteAnswer';
}

/** The server's own words for a refusal; null when it gave none. */
export const serverWords = ({ message, status }: ApiError): string | null => (message === `Request failed: ${status}` ? null : message);

export function loginFailure(failure: unknown, t: Say): string {
  if (failure instanceof ApiError) return serverWords(failure) ?? t('failed.login', { status: failure.status });
  return t(failure instanceof IncompleteAnswer ? 'failed.loginIncomplete' : 'failed.loginUnexpected');
}

export function registerFailure(failure: unknown, t: Say): string {
  if (failure instanceof ApiError) return serverWords(failure) ?? t('failed.register', { status: failure.status });
  return t('failed.unreachable');
}

export const forgotFailure = (failure: unknown, t: Say): string => t(failure instanceof ApiError ? 'failed.forgot' : 'failed.unreachable', { status: failure instanceof ApiError ? failure.status : 0 });

export const resetFailure = (failure: unknown, t: Say): string => t(failure instanceof ApiError ? 'failed.reset' : 'failed.unreachable', { status: failure instanceof ApiError ? failure.status : 0 });

/** Any other call: the server's words, or that nothing has changed. */
export const changeFailure = (failure: unknown, t: Say): string => (failure instanceof ApiError && failure.status < 500 && serverWords(failure)) || t('failed.change');

/** What the server adds to a sentence of ours, if anything. */
export const explanationOf = (failure: unknown): string | null => (failure instanceof ApiError ? serverWords(failure) : null);
