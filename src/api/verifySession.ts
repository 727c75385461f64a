import type { Language } from '../contract/language';
import { ApiError, call, endSession } from './client';
import { storedToken, storeUser } from './session';

let asked = false;

/** Asks the server, once per page load, whether the stored token is still good and whose it is. No answer changes nothing. */
export async function verifySession(language: Language): Promise<void> {
  const token = storedToken();
  if (asked || token === null) return;
  asked = true;
  try {
    const { user } = await call('verify', { language, body: { token } });
    // Meanwhile somebody else may have signed in.
    if (storedToken() === token) storeUser(user);
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401 && storedToken() === token) endSession();
  }
}
