import { randomUUID } from 'node:crypto';
import { isOffered } from '../../src/contract/choiceLists';
import type { ContactMessage } from '../../src/contract/contact';
import type { ResponseOf } from '../../src/contract/endpoints';
import type { Language } from '../../src/contract/language';
import { insertContactMessage } from '../db/contactMessages';
import { classifyDatabaseError } from '../db/failures';
import { storeResponse, type IdempotentRequest } from '../db/idempotency';
import { queueMails } from '../db/mails';
import { deleteFlaggedSubmission } from '../db/flaggedSubmissions';
import { readSettings } from '../db/settings';
import { findReplay } from '../http/idempotency';
import { HttpError, invalid } from '../http/httpError';
import { messageText } from '../http/messages';
import { contactMails } from '../mail/contactMails';
import { loadMailOptions } from '../mail/mailOptions';
import type { AppDependencies } from '../dependencies';
import { rejectDuplicate } from '../antispam/duplicates';

/** Validated message with its context. */
export interface SentMessage {
  message: ContactMessage;
  language: Language;
  /** Fingerprint of the content, to reject a duplicate unless the sender confirms it. Null skips the check. */
  same?: IdempotentRequest | null;
  /** Id under which the message was quarantined. */
  suspectId?: string;
}

/**
 * Accepts a validated message. The message, its two mails and the idempotent response are stored in one transaction. The mail server need not be available,
 * because the outbox sends the mails later.
 * @throws Problem 422 for a subject that is not offered, 409 for a duplicate; any database error, with nothing stored
 */
export async function acceptMessage(parts: AppDependencies, { message, language, same = null, suspectId }: SentMessage, attempt: IdempotentRequest | null): Promise<ResponseOf<'sendEmail'>> {
  const { database, clock, onQueued } = parts;
  // A quarantined message had a subject of its day, and the owner accepts it knowingly.
  if (suspectId === undefined && !isOffered((await readSettings(database)).lists.contactSubjects, message.subject)) throw invalid({ subject: 'notValid' });
  const options = await loadMailOptions(parts);
  const now = clock();
  const response = { message: messageText('messageSent', language) };
  const mails = contactMails(message, { ...options, language, now });
  try {
    await database.transaction(async (trx) => {
      if (attempt) await storeResponse(trx, attempt, 200, JSON.stringify(response), now);
      if (same) await storeResponse(trx, same, 200, '{}', now);
      if (suspectId !== undefined && !(await deleteFlaggedSubmission(trx, suspectId))) throw new HttpError(404, 'notFound');
      const contactId = randomUUID();
      await insertContactMessage(trx, { id: contactId, message, language, now });
      await queueMails(trx, { bookingId: null, contactId, mails, host: new URL(options.publicUrl).hostname, now });
    });
  } catch (error) {
    // A concurrent identical request was stored first, so its response is returned.
    const taken = classifyDatabaseError(error) === 'unique-violation';
    const replay = taken ? await findReplay<ResponseOf<'sendEmail'>>(parts, attempt) : null;
    if (replay) return replay;
    if (taken) await rejectDuplicate(parts, same);
    throw error;
  }
  onQueued();
  return response;
}
