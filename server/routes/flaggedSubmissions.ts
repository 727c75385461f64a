import type { ContactMessage } from '../../src/contract/contact';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { isLanguage } from '../../src/contract/language';
import { acceptBooking } from '../booking/acceptBooking';
import { acceptMessage } from '../contact/acceptMessage';
import { deleteFlaggedSubmission, findFlaggedSubmission, quarantinedRequest, listFlaggedSubmissions, type QuarantinedSeatRequest } from '../db/flaggedSubmissions';
import type { Handler } from '../http/api';
import { HttpError } from '../http/httpError';
import type { AppDependencies } from '../dependencies';
import { reserveSeats } from '../seats/reserveSeats';

type Endpoints = typeof ENDPOINTS;

/** `GET /suspects`. */
export const listAllFlaggedSubmissions =
  ({ database }: AppDependencies): Handler<Endpoints['listSuspects']> =>
  () =>
    listFlaggedSubmissions(database.db);

/** `POST /suspects/{id}/accept`: accepts a quarantined request that a person wrote. The same transaction removes it from quarantine and stores it. */
export const acceptFlaggedSubmission =
  (parts: AppDependencies): Handler<Endpoints['acceptSuspect']> =>
  async ({ parameter }) => {
    const suspect = await findFlaggedSubmission(parts.database.db, parameter('id'));
    if (suspect === null) throw new HttpError(404, 'notFound');
    const { id, kind, reference, language, user_id: userId, body } = suspect;
    if (kind === 'contact') {
      await acceptMessage(parts, { message: JSON.parse(body) as ContactMessage, language: isLanguage(language) ? language : 'fr', suspectId: id }, null);
      return { bookingId: null };
    }
    if (kind === 'seats') {
      // When no seats are left by now, the group joins the waiting list.
      const { thing, wish } = JSON.parse(body) as QuarantinedSeatRequest;
      await reserveSeats(parts, thing, { ...wish, waitlist: true }, { attempt: null, same: null, suspectId: id });
      return { bookingId: null };
    }
    await acceptBooking(parts, { ...quarantinedRequest(body), userId, suspect: { id, reference: reference ?? '' } }, null);
    return { bookingId: id };
  };

/** `DELETE /suspects/{id}`: deletes a quarantined request as spam. */
export const removeFlaggedSubmission =
  ({ database }: AppDependencies): Handler<Endpoints['removeSuspect']> =>
  async ({ parameter }) => {
    const id = parameter('id');
    if (!(await deleteFlaggedSubmission(database.db, id))) throw new HttpError(404, 'notFound');
    return { id };
  };
