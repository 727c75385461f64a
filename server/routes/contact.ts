import type { ResponseOf, ENDPOINTS } from '../../src/contract/endpoints';
import { acceptMessage } from '../contact/acceptMessage';
import type { Handler } from '../http/api';
import { findReplay, parseIdempotencyKey } from '../http/idempotency';
import type { RateLimits } from '../http/rateLimits';
import type { AppDependencies } from '../dependencies';
import { readSpamSignals } from '../antispam/spamSignals';
import { rejectDuplicate, sameMessage } from '../antispam/duplicates';
import { quarantineMessage } from '../antispam/quarantine';

const ROUTE = 'POST /sendEmail';

/** `POST /sendEmail`: responds only after the owner's mail and the sender's copy are committed to disk. */
export const sendContactMessage =
  (parts: AppDependencies, limits: RateLimits): Handler<(typeof ENDPOINTS)['sendEmail']> =>
  async (call) => {
    const attempt = parseIdempotencyKey(call, ROUTE);
    const before = await findReplay<ResponseOf<'sendEmail'>>(parts, attempt);
    if (before) return before;
    const { honeypotFilled, confirmDuplicates } = readSpamSignals(parts, call);
    // Counted only after the form is known to be valid and new, so that mistakes and repeats do not use up the hourly limit.
    await limits.take('contact', call.address);
    if (honeypotFilled) return quarantineMessage(parts, call.body, call.language, attempt);
    const same = confirmDuplicates ? sameMessage(call.body) : null;
    await rejectDuplicate(parts, same);
    return acceptMessage(parts, { message: call.body, language: call.language, same }, attempt);
  };
