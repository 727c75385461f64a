import type { BookingAnswer } from '../../src/contract/bookingSchema';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { dayAt } from '../../src/contract/days';
import { acceptBooking } from '../booking/acceptBooking';
import { listBusyDays } from '../db/places';
import type { Handler } from '../http/api';
import { answeredBefore, attemptOf } from '../http/attempt';
import type { RateLimits } from '../http/rateLimits';
import type { Parts } from '../parts';
import { filledForm } from '../shield/filledForm';
import { refuseKnown, sameRequest } from '../shield/sameContent';
import { setAsideRequest } from '../shield/setAside';

type Endpoints = typeof ENDPOINTS;

const ROUTE = 'POST /booking';

/** `POST /booking`: answers 201 only when the booking, its mails and its key are on the disk. */
export const createBooking =
  (parts: Parts, limits: RateLimits): Handler<Endpoints['createBooking']> =>
  async (call) => {
    const attempt = attemptOf(call, ROUTE);
    const before = await answeredBefore<BookingAnswer>(parts, attempt);
    if (before) return before;
    const { trapped, asksBack } = filledForm(parts, call);
    // Counted here, after the form was found right and new: mistakes and repeats do not use up the hour.
    await limits.take('booking', call.address);
    const user = await call.viewer();
    const userId = user?.id ?? null;
    if (trapped) return setAsideRequest(parts, { request: call.body, userId }, attempt);
    const same = asksBack ? sameRequest(call.body) : null;
    await refuseKnown(parts, same);
    return acceptBooking(parts, { request: call.body, userId, thing: null, same }, attempt);
  };

/** `GET /busy-days`: what each day from today on is made of; nothing of who, where or why. */
export const listAllBusyDays =
  ({ database, clock }: Parts): Handler<Endpoints['listBusyDays']> =>
  () => {
    const today = dayAt(clock());
    return database.recently(null, `busy days ${today}`, () => listBusyDays(database.db, today));
  };
