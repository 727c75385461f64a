import type { BookingAnswer } from '../../src/contract/booking';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { dayAt } from '../../src/contract/days';
import { acceptBooking } from '../booking/acceptBooking';
import { findBooking, listBookings, listBusyDays } from '../db/bookings';
import type { Handler } from '../http/api';
import { answeredBefore, attemptOf } from '../http/attempt';
import { Problem } from '../http/problem';
import type { RateLimits } from '../http/rateLimits';
import type { Parts } from '../parts';
import { readShortPage } from './page';

type Endpoints = typeof ENDPOINTS;

const ROUTE = 'POST /booking';

/** `POST /booking`: answers 201 only when the booking, its mails and its key are on the disk. */
export const createBooking =
  (parts: Parts, limits: RateLimits): Handler<Endpoints['createBooking']> =>
  async (call) => {
    const attempt = attemptOf(call, ROUTE);
    const before = await answeredBefore<BookingAnswer>(parts, attempt);
    if (before) return before;
    // Counted here, after the form was found right and new: mistakes and repeats do not use up the hour.
    await limits.take('booking', call.address);
    const user = await call.viewer();
    return acceptBooking(parts, { request: call.body, userId: user?.id ?? null, thing: null }, attempt);
  };

/** `GET /booking`: a page, newest first. */
export const listAllBookings =
  ({ database }: Parts): Handler<Endpoints['listBookings']> =>
  ({ query }) =>
    listBookings(database.db, readShortPage(query));

/** `GET /busy-days`: from today on; nothing but days and how firm they are. */
export const listAllBusyDays =
  ({ database, clock }: Parts): Handler<Endpoints['listBusyDays']> =>
  () =>
    listBusyDays(database.db, dayAt(clock()));

/** `GET /booking/{id}`. */
export const readBooking =
  ({ database }: Parts): Handler<Endpoints['readBooking']> =>
  async ({ parameter }) => {
    const booking = await findBooking(database.db, parameter('id'));
    if (!booking) throw new Problem(404, 'notFound');
    return booking;
  };
