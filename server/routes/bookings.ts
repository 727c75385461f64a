import type { BookingResponse } from '../../src/contract/bookingSchema';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { dayAt } from '../../src/contract/days';
import { acceptBooking } from '../booking/acceptBooking';
import { withPriceRule } from '../booking/withPriceRule';
import { listBusyDays } from '../db/dayCapacity';
import type { Handler } from '../http/api';
import { findReplay, parseIdempotencyKey } from '../http/idempotency';
import type { RateLimits } from '../http/rateLimits';
import type { AppDependencies } from '../dependencies';
import { readSpamSignals } from '../antispam/spamSignals';
import { rejectDuplicate, requestFingerprint } from '../antispam/duplicates';
import { quarantineRequest } from '../antispam/quarantine';

type Endpoints = typeof ENDPOINTS;

const ROUTE = 'POST /booking';

/** `POST /booking`: responds with 201 only after the booking, its mails and its key are committed to disk. */
export const createBooking =
  (parts: AppDependencies, limits: RateLimits): Handler<Endpoints['createBooking']> =>
  async (call) => {
    const attempt = parseIdempotencyKey(call, ROUTE);
    const before = await findReplay<BookingResponse>(parts, attempt);
    if (before) return before;
    const { honeypotFilled, confirmDuplicates } = readSpamSignals(parts, call);
    const user = await call.viewer();
    const request = withPriceRule(call.body, user !== null);
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
