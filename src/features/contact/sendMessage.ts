import { ApiError, call } from '../../api/client';
import type { ContactMessage } from '../../contract/contact';
import type { Language } from '../../contract/language';

/**
 * Sends a message.
 * @param key sent as the Idempotency-Key
 * @param headers what the form says of how it was filled in
 * @throws ApiError "Network response was not ok" for an answer that is not OK, with the server's words for the fields it refused; TypeError when no answer came
 */
export async function sendMessage(message: ContactMessage, key: string, language: Language, headers: Record<string, string> = {}): Promise<void> {
  try {
    await call('sendEmail', { language, body: message, headers: { ...headers, 'idempotency-key': key } });
  } catch (failure) {
    if (failure instanceof ApiError) throw new ApiError('Network response was not ok', failure.status, failure.fields);
    throw failure;
  }
}
