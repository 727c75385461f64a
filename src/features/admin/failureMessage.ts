import { ApiError } from '../../api/client';
import type { Translate } from '../../i18n/useText';
import type { formTexts } from './formTexts';
import { AlreadyCreatedError, ResourceDeletedError } from './useSaveResource';

type FormTranslate = Translate<(typeof formTexts)['tree']>;

/** Error message for a failed save: the server's reason, if there is one. */
export function saveFailure(failure: unknown, t: FormTranslate): string {
  if (failure instanceof ResourceDeletedError) return t('refused.gone');
  if (failure instanceof AlreadyCreatedError) return t('refused.addedBefore');
  if (!(failure instanceof ApiError)) return t('refused.lost');
  if (failure.status >= 500) return t('refused.unanswered');
  return failure.message === `Request failed: ${failure.status}` ? t('refused.other', { status: failure.status }) : failure.message;
}

/** Error message for a failed deletion. */
export function removeFailure(failure: unknown, t: FormTranslate): string {
  if (!(failure instanceof ApiError) || failure.status >= 500) return t('remove.failed');
  if (failure.status === 412) return t('remove.changed');
  return failure.message === `Request failed: ${failure.status}` ? t('remove.failed') : failure.message;
}
