import { createHash } from 'node:crypto';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { acceptBooking, answeredBefore } from '../booking/acceptBooking';
import { findBooking, listBookings } from '../db/bookings';
import type { Attempt } from '../db/idempotency';
import type { Call, Handler } from '../http/api';
import { Problem } from '../http/problem';
import type { RateLimits } from '../http/rateLimits';
import type { Parts } from '../parts';
import { readShortPage } from './page';

type Endpoints = typeof ENDPOINTS;

const ROUTE = 'POST /booking';
const LONGEST_KEY = 255;

/** What the `Idempotency-Key` header makes of a request; null without one. @throws Problem 400 for a key that is too long */
function attemptOf({ header, raw }: Pick<Call, 'header' | 'raw'>): Attempt | null {
  const key = header('idempotency-key');
  if (key === undefined) return null;
  if (key === '' || key.length > LONGEST_KEY) throw new Problem(400, 'keyTooLong');
  return { key, route: ROUTE, bodyHash: createHash('sha256').update(raw).digest('hex') };
}

/** `POST /booking`: answers 201 only when the booking, its mails and its key are on the disk. */
export const createBooking =
  (parts: Parts, limits: RateLimits): Handler<Endpoints['createBooking']> =>
  async (call) => {
    const attempt = attemptOf(call);
    const before = await answeredBefore(parts, attempt);
    if (before) return before;
    // Counted here, after the form was found right and new: mistakes and repeats do not use up the hour.
    await limits.take('booking', call.address);
    return acceptBooking(parts, call.body, attempt);
  };

/** `GET /booking`: a page, newest first. */
export const listAllBookings =
  ({ database }: Parts): Handler<Endpoints['listBookings']> =>
  ({ query }) =>
    listBookings(database.db, readShortPage(query));

/** `GET /booking/{id}`. */
export const readBooking =
  ({ database }: Parts): Handler<Endpoints['readBooking']> =>
  async ({ parameter }) => {
    const booking = await findBooking(database.db, parameter('id'));
    if (!booking) throw new Problem(404, 'notFound');
    return booking;
  };
