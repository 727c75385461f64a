import type { ENDPOINTS } from '../../src/contract/endpoints';
import { findAvailability, replaceAvailability } from '../db/availability';
import type { Handler } from '../http/api';
import { assertUnchanged, tellVersion } from '../http/versions';
import type { Parts } from '../parts';

type Endpoints = typeof ENDPOINTS;

/** `GET /availability`: when the owner works, with the reasons that visitors are not told. */
export const readAvailability =
  ({ database }: Parts): Handler<Endpoints['readAvailability']> =>
  async (call) => {
    const stands = await findAvailability(database.db);
    tellVersion(call, stands);
    return stands;
  };

/** `PUT /availability`: the whole of it at once. Bookings that are confirmed already stay. */
export const changeAvailability =
  ({ database, clock }: Parts): Handler<Endpoints['changeAvailability']> =>
  async (call) => {
    const next = await database.transaction(async (trx) => {
      const stands = await findAvailability(trx);
      assertUnchanged(call, stands);
      return replaceAvailability(trx, stands, call.body, clock());
    });
    tellVersion(call, next);
    return next;
  };
