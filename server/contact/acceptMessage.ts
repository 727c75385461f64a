import type { ContactMessage } from '../../src/contract/contact';
import type { Answer } from '../../src/contract/endpoints';
import type { Language } from '../../src/contract/language';
import { failureOf } from '../db/failures';
import { keepAnswer, type Attempt } from '../db/idempotency';
import { queueMails } from '../db/mails';
import { answeredBefore } from '../http/attempt';
import { sentence } from '../http/sentences';
import { contactMails } from '../mail/contactMails';
import type { Parts } from '../parts';

/**
 * Accepts a validated message: its two mails and, under a key, its answer are stored in one transaction or not at all.
 * Whether the mail server is up does not matter here: the outbox sends them when it can.
 * @throws whatever the database throws, with nothing stored
 */
export async function acceptMessage(parts: Parts, message: ContactMessage, language: Language, attempt: Attempt | null): Promise<Answer<'sendEmail'>> {
  const { database, clock, config, onQueued } = parts;
  const { ownerEmail, publicUrl } = config;
  const now = clock();
  const answer = { message: sentence('messageSent', language) };
  const mails = contactMails(message, { language, ownerEmail, publicUrl, now });
  try {
    await database.transaction(async (trx) => {
      if (attempt) await keepAnswer(trx, attempt, 200, JSON.stringify(answer), now);
      await queueMails(trx, { bookingId: null, mails, host: new URL(publicUrl).hostname, now });
    });
  } catch (error) {
    // A twin of this request was faster, and its answer is ours too.
    const twin = failureOf(error) === 'taken' ? await answeredBefore<Answer<'sendEmail'>>(parts, attempt) : null;
    if (twin) return twin;
    throw error;
  }
  onQueued();
  return answer;
}
