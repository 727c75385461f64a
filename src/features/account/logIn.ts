import { call } from '../../api/client';
import { storeSession } from '../../api/session';
import type { Language } from '../../contract/language';
import { IncompleteResponse } from './failures';

/**
 * Logs the member in and stores the session.
 * @throws ApiError, TypeError when the request failed without a response, IncompleteResponse when the response lacks token or user
 */
export async function logIn(body: { username: string; password: string }, language: Language): Promise<void> {
  const session: { token?: unknown; user?: unknown } | null = await call('login', { language, body });
  const { token, user } = session ?? {};
  if (typeof token !== 'string' || token === '' || typeof user !== 'object' || user === null) throw new IncompleteResponse();
  storeSession(session as Awaited<ReturnType<typeof call<'login'>>>, new Date());
}
