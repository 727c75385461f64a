import type { ENDPOINTS } from '../../src/contract/endpoints';
import { findAvailability, replaceAvailability } from '../db/availability';
import type { Handler } from '../http/api';
import { assertIfMatch, setEtag } from '../http/etags';
import type { AppDependencies } from '../dependencies';

type Endpoints = typeof ENDPOINTS;

/** `GET /availability`: the owner's availability, including the reasons, which visitors do not see. */
export const readAvailability =
  ({ database }: AppDependencies): Handler<Endpoints['readAvailability']> =>
  async (call) => {
    const current = await findAvailability(database.db);
    setEtag(call, current);
    return current;
  };

/** `PUT /availability`: replaces the whole availability. Bookings that are already confirmed stay. */
export const changeAvailability =
  ({ database, clock }: AppDependencies): Handler<Endpoints['changeAvailability']> =>
  async (call) => {
    const next = await database.transaction(async (trx) => {
      const current = await findAvailability(trx);
      assertIfMatch(call, current);
      return replaceAvailability(trx, current, call.body, clock());
    });
    setEtag(call, next);
    return next;
  };
