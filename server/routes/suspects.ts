import type { ContactMessage } from '../../src/contract/contact';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { isLanguage } from '../../src/contract/language';
import { acceptBooking } from '../booking/acceptBooking';
import { acceptMessage } from '../contact/acceptMessage';
import { dropSuspect, findSuspect, keptRequest, listSuspects, type KeptWish } from '../db/suspects';
import type { Handler } from '../http/api';
import { HttpError } from '../http/httpError';
import type { AppDependencies } from '../dependencies';
import { reserveSeats } from '../seats/reserveSeats';

type Endpoints = typeof ENDPOINTS;

/** `GET /suspects`. */
export const listAllSuspects =
  ({ database }: AppDependencies): Handler<Endpoints['listSuspects']> =>
  () =>
    listSuspects(database.db);

/** `POST /suspects/{id}/accept`: accepts a quarantined request that a person wrote. The same transaction removes it from quarantine and stores it. */
export const acceptSuspect =
  (parts: AppDependencies): Handler<Endpoints['acceptSuspect']> =>
  async ({ parameter }) => {
    const suspect = await findSuspect(parts.database.db, parameter('id'));
    if (suspect === null) throw new HttpError(404, 'notFound');
    const { id, kind, reference, language, user_id: userId, body } = suspect;
    if (kind === 'contact') {
      await acceptMessage(parts, { message: JSON.parse(body) as ContactMessage, language: isLanguage(language) ? language : 'fr', suspectId: id }, null);
      return { bookingId: null };
    }
    if (kind === 'seats') {
      // When no seats are left by now, the group joins the waiting list.
      const { thing, wish } = JSON.parse(body) as KeptWish;
      await reserveSeats(parts, thing, { ...wish, waitlist: true }, { attempt: null, same: null, suspectId: id });
      return { bookingId: null };
    }
    await acceptBooking(parts, { ...keptRequest(body), userId, suspect: { id, reference: reference ?? '' } }, null);
    return { bookingId: id };
  };

/** `DELETE /suspects/{id}`: deletes a quarantined request as spam. */
export const removeSuspect =
  ({ database }: AppDependencies): Handler<Endpoints['removeSuspect']> =>
  async ({ parameter }) => {
    const id = parameter('id');
    if (!(await dropSuspect(database.db, id))) throw new HttpError(404, 'notFound');
    return { id };
  };
