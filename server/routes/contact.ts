import type { Answer, ENDPOINTS } from '../../src/contract/endpoints';
import { acceptMessage } from '../contact/acceptMessage';
import type { Handler } from '../http/api';
import { answeredBefore, attemptOf } from '../http/attempt';
import type { RateLimits } from '../http/rateLimits';
import type { Parts } from '../parts';
import { filledForm } from '../shield/filledForm';
import { refuseKnown, sameMessage } from '../shield/sameContent';
import { setAsideMessage } from '../shield/setAside';

const ROUTE = 'POST /sendEmail';

/** `POST /sendEmail`: answers only when the owner's mail and the sender's copy are on the disk. */
export const sendContactMessage =
  (parts: Parts, limits: RateLimits): Handler<(typeof ENDPOINTS)['sendEmail']> =>
  async (call) => {
    const attempt = attemptOf(call, ROUTE);
    const before = await answeredBefore<Answer<'sendEmail'>>(parts, attempt);
    if (before) return before;
    const { trapped, asksBack } = filledForm(parts, call);
    // Counted here, after the form was found right and new: mistakes and repeats do not use up the hour.
    await limits.take('contact', call.address);
    if (trapped) return setAsideMessage(parts, call.body, call.language, attempt);
    const same = asksBack ? sameMessage(call.body) : null;
    await refuseKnown(parts, same);
    return acceptMessage(parts, { message: call.body, language: call.language, same }, attempt);
  };
