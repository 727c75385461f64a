import type { BookingResponse, BookingRequest } from '../../src/contract/bookingSchema';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { dayAt } from '../../src/contract/days';
import { priceRuleOf } from '../../src/contract/priceRule';
import { acceptBooking } from '../booking/acceptBooking';
import { listBusyDays } from '../db/dayCapacity';
import type { Handler } from '../http/api';
import { findReplay, parseIdempotencyKey } from '../http/idempotency';
import { invalid, HttpError } from '../http/httpError';
import type { RateLimits } from '../http/rateLimits';
import type { AppDependencies } from '../dependencies';
import { readSpamSignals } from '../antispam/spamSignals';
import { rejectDuplicate, requestFingerprint } from '../antispam/duplicates';
import { quarantineRequest } from '../antispam/quarantine';

type Endpoints = typeof ENDPOINTS;

const ROUTE = 'POST /booking';

/**
 * Returns the request with the price rule that its sender may use.
 * @throws Problem 401 for the wizard's rule without a session, which may just have expired; 422 when the named rule or the type belongs to the other
 * rule
 */
function ruled({ formula, ...request }: BookingRequest, isSignedIn: boolean): BookingRequest {
  if (formula === 'summary' && !isSignedIn) throw new HttpError(401, 'signInNeeded', { headers: { 'www-authenticate': 'Bearer' } });
  const rule = priceRuleOf(request, isSignedIn);
  if (formula !== undefined && formula !== rule) throw invalid({ formula: 'notValid' });
  if (rule === 'bookingPage' && request.type !== 'event') throw invalid({ type: 'notValid' });
  return rule === 'summary' ? { ...request, formula: rule } : request;
}

/** `POST /booking`: responds with 201 only after the booking, its mails and its key are committed to disk. */
export const createBooking =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['createBooking']> =>
  async (call) => {
    const attempt = parseIdempotencyKey(call, ROUTE);
    const before = await findReplay<BookingResponse>(parts, attempt);
    if (before) return before;
    const { honeypotFilled, confirmDuplicates } = readSpamSignals(parts, call);
    const user = await call.viewer();
    const request = ruled(call.body, user !== null);
    // Counted only after the form is known to be valid and new, so that mistakes and repeats do not use up the hourly limit.
    await limits.take('booking', call.address);
    const userId = user?.id ?? null;
    if (honeypotFilled) return quarantineRequest(parts, { request, userId, thing: null }, attempt);
    const same = confirmDuplicates ? requestFingerprint(request) : null;
    await rejectDuplicate(parts, same);
    return acceptBooking(parts, { request, userId, thing: null, same }, attempt);
  };

/** `GET /busy-days`: the load of each day from today on, without customers, places or reasons. */
export const listAllBusyDays =
  ({ database, clock }: AppDependencies): Handler<Endpoints['listBusyDays']> =>
  () => {
    const today = dayAt(clock());
    return database.recently(null, `busy days ${today}`, () => listBusyDays(database.db, today));
  };
