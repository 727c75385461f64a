import { ApiError } from '../../api/client';
import type { Translate } from '../../i18n/useText';
import type { accountTexts } from './texts';

/* Error messages for failed account requests. */

type AccountTranslate = Translate<(typeof accountTexts)['tree']>;

/** Successful login response without a token or user. */
export class IncompleteResponse extends Error {
  override name = 'IncompleteResponse';
}

/** Returns the server's error message, or null if there is none. */
export const serverMessage = ({ message, status }: ApiError): string | null => (message === `Request failed: ${status}` ? null : message);

export function loginFailure(failure: unknown, t: AccountTranslate): string {
  if (failure instanceof ApiError) return serverMessage(failure) ?? t('failed.login', { status: failure.status });
  return t(failure instanceof IncompleteResponse ? 'failed.loginIncomplete' : 'failed.loginUnexpected');
}

export function registerFailure(failure: unknown, t: AccountTranslate): string {
  if (failure instanceof ApiError) return serverMessage(failure) ?? t('failed.register', { status: failure.status });
  return t('failed.unreachable');
}

export const forgotFailure = (failure: unknown, t: AccountTranslate): string => t(failure instanceof ApiError ? 'failed.forgot' : 'failed.unreachable', { status: failure instanceof ApiError ? failure.status : 0 });

export const resetFailure = (failure: unknown, t: AccountTranslate): string => t(failure instanceof ApiError ? 'failed.reset' : 'failed.unreachable', { status: failure instanceof ApiError ? failure.status : 0 });

/** Error message for any other request: the server's message, or a statement that nothing has changed. */
export const changeFailure = (failure: unknown, t: AccountTranslate): string => (failure instanceof ApiError && failure.status < 500 && serverMessage(failure)) || t('failed.change');

/** Returns the server's explanation of an error, to follow our own sentence, or null. */
export const explanationOf = (failure: unknown): string | null => (failure instanceof ApiError ? serverMessage(failure) : null);
