import type { Answer, ENDPOINTS } from '../../src/contract/endpoints';
import { acceptMessage } from '../contact/acceptMessage';
import type { Handler } from '../http/api';
import { answeredBefore, attemptOf } from '../http/attempt';
import type { RateLimits } from '../http/rateLimits';
import type { Parts } from '../parts';

const ROUTE = 'POST /sendEmail';

/** `POST /sendEmail`: answers only when the owner's mail and the sender's copy are on the disk. */
export const sendContactMessage =
  (parts: Parts, limits: RateLimits): Handler<(typeof ENDPOINTS)['sendEmail']> =>
  async (call) => {
    const attempt = attemptOf(call, ROUTE);
    const before = await answeredBefore<Answer<'sendEmail'>>(parts, attempt);
    if (before) return before;
    // Counted here, after the form was found right and new: mistakes and repeats do not use up the hour.
    await limits.take('contact', call.address);
    return acceptMessage(parts, call.body, call.language, attempt);
  };
