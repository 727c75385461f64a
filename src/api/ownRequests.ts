import { useSWRConfig } from 'swr';
import type { BookingAnswer } from '../contract/bookingSchema';
import type { Language } from '../contract/language';
import type { MemberRequest } from '../contract/memberRequest';
import { RESOURCE_PATHS } from '../contract/paths';
import { useLanguage } from '../i18n/LanguageProvider';
import { call, request } from './client';
import { storedUser } from './session';
import { useRead } from './useRead';

/** Whoever has just asked for something looks for it here: the list is asked anew whenever it is looked at. */
const AGES = { freshMs: 0, retainMs: 300_000 };

/** What the signed-in person has asked for, newest first. */
export function useOwnRequests() {
  const language = useLanguage();
  const user = storedUser();
  // By person: whoever signs in next on this browser starts with an empty list.
  return useRead(user ? `requests of ${user.username}` : null, () => call('listOwnRequests', { language }), AGES);
}

/** Has the list read anew when it is next looked at, however short a while ago it was read. */
export function useOwnRequestsChanged(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => typeof key === 'string' && key.startsWith('requests of '));
}

/** Asks for an event or a training of one's own. @throws ApiError when it is refused */
export async function sendRequest(body: MemberRequest, { language, key }: { language: Language; key: string }): Promise<BookingAnswer> {
  return (await request('POST', RESOURCE_PATHS[body.kind], { language, body, headers: { 'idempotency-key': key } })) as BookingAnswer;
}
