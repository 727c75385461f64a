import { ApiError, call } from '../../api/client';
import type { ContactMessage } from '../../contract/contact';
import type { Language } from '../../contract/language';

/**
 * Sends a contact message.
 * @param key idempotency key
 * @param headers data about how the form was filled in
 * @throws ApiError "Network response was not ok" for an unsuccessful response, with the server's field errors; TypeError when the request failed
 * without a response
 */
export async function sendMessage(message: ContactMessage, key: string, language: Language, headers: Record<string, string> = {}): Promise<void> {
  try {
    await call('sendEmail', { language, body: message, headers: { ...headers, 'idempotency-key': key } });
  } catch (failure) {
    if (failure instanceof ApiError) throw new ApiError('Network response was not ok', failure.status, failure.fields);
    throw failure;
  }
}
