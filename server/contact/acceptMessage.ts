import type { ContactMessage } from '../../src/contract/contact';
import type { Answer } from '../../src/contract/endpoints';
import type { Language } from '../../src/contract/language';
import { failureOf } from '../db/failures';
import { keepAnswer, type Attempt } from '../db/idempotency';
import { queueMails } from '../db/mails';
import { dropSuspect } from '../db/suspects';
import { answeredBefore } from '../http/attempt';
import { Problem } from '../http/problem';
import { sentence } from '../http/sentences';
import { contactMails } from '../mail/contactMails';
import type { Parts } from '../parts';
import { refuseKnown } from '../shield/sameContent';

/** A validated message with what stands around it. */
export interface SentMessage {
  message: ContactMessage;
  language: Language;
  /** What it says, so that the same is not stored twice unless somebody means it; null when it is stored in any case. */
  same?: Attempt | null;
  /** Under which id it was kept aside until now. */
  suspectId?: string;
}

/**
 * Accepts a validated message: its two mails and, under a key, its answer are stored in one transaction or not at all.
 * Whether the mail server is up does not matter here: the outbox sends them when it can.
 * @throws Problem 409 when a twin of it was just stored; whatever the database throws, with nothing stored
 */
export async function acceptMessage(parts: Parts, { message, language, same = null, suspectId }: SentMessage, attempt: Attempt | null): Promise<Answer<'sendEmail'>> {
  const { database, clock, config, onQueued } = parts;
  const { ownerEmail, publicUrl } = config;
  const now = clock();
  const answer = { message: sentence('messageSent', language) };
  const mails = contactMails(message, { language, ownerEmail, publicUrl, now });
  try {
    await database.transaction(async (trx) => {
      if (attempt) await keepAnswer(trx, attempt, 200, JSON.stringify(answer), now);
      if (same) await keepAnswer(trx, same, 200, '{}', now);
      if (suspectId !== undefined && !(await dropSuspect(trx, suspectId))) throw new Problem(404, 'notFound');
      await queueMails(trx, { bookingId: null, mails, host: new URL(publicUrl).hostname, now });
    });
  } catch (error) {
    // A twin of this request was faster, and its answer is ours too.
    const taken = failureOf(error) === 'taken';
    const twin = taken ? await answeredBefore<Answer<'sendEmail'>>(parts, attempt) : null;
    if (twin) return twin;
    if (taken) await refuseKnown(parts, same);
    throw error;
  }
  onQueued();
  return answer;
}
