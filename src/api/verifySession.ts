import type { Language } from '../contract/language';
import { ApiError, call, endSession } from './client';
import { storedToken, storeUser } from './session';

let asked = false;

/**
 * Verifies the stored token on the server, once per page load, and updates the stored user. A request that fails without a response changes nothing.
 */
export async function verifySession(language: Language): Promise<void> {
  const token = storedToken();
  if (asked || token === null) return;
  asked = true;
  try {
    const { user } = await call('verify', { language, body: { token } });
    // Another user may have logged in while the request was in flight.
    if (storedToken() === token) storeUser(user);
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401 && storedToken() === token) endSession();
  }
}
