import type { BookingResponse } from '../contract/bookingSchema';
import type { Language } from '../contract/language';
import type { MemberRequest } from '../contract/memberRequest';
import { useLanguage } from '../i18n/LanguageProvider';
import { call } from './client';
import { ownRequestsKey } from './invalidation';
import { storedUser } from './session';
import { ALWAYS_STALE, useApiQuery } from './useApiQuery';

/** Requests of the current user, newest first. The key contains the username, so that another user never sees cached requests. */
export function useOwnRequests() {
  const language = useLanguage();
  const user = storedUser();
  return useApiQuery(user && ownRequestsKey(user.username), () => call('listOwnRequests', { language }), ALWAYS_STALE);
}

/** Sends a member's request for an event or a training. @throws ApiError */
export const sendRequest = (body: MemberRequest, { language, key }: { language: Language; key: string }): Promise<BookingResponse> =>
  call('requestOwn', { language, params: { kind: body.kind }, body, headers: { 'idempotency-key': key } });
