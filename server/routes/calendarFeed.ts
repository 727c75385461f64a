import { FEED_DAYS_BACK } from '../../src/contract/calendarFeed';
import { addDays, dayAt } from '../../src/contract/days';
import type { ENDPOINTS } from '../../src/contract/endpoints';
import { feedMadeAt, listFeedParties, makeSecret, opensCalendar, revokeSecret } from '../db/calendarFeed';
import { API_ROOT, currentUser, type Handler } from '../http/api';
import { HttpError } from '../http/httpError';
import { feedCalendar } from '../mail/feedCalendar';
import { loadMailContext } from '../mail/loadMailContext';
import type { AppDependencies } from '../dependencies';

type Endpoints = typeof ENDPOINTS;

/** `GET /admin/calendar-feed`: whether the current user has a feed URL. */
export const readFeedState =
  ({ database }: AppDependencies): Handler<Endpoints['readFeedState']> =>
  async (call) => ({ createdAt: await feedMadeAt(database.db, (await currentUser(call)).id) });

/** `POST /admin/calendar-feed`: creates a feed URL, which is returned only this once. The previous URL is revoked. */
export const makeFeed =
  ({ database, clock, config }: AppDependencies): Handler<Endpoints['makeFeed']> =>
  async (call) => {
    const { id } = await currentUser(call);
    const now = clock();
    const secret = await makeSecret(database.db, id, now);
    return { address: `${config.publicUrl}${API_ROOT}/calendar/${secret}.ics`, createdAt: now.toISOString() };
  };

/** `POST /admin/calendar-feed/revoke`. */
export const revokeFeed =
  ({ database }: AppDependencies): Handler<Endpoints['revokeFeed']> =>
  async (call) => {
    await revokeSecret(database.db, (await currentUser(call)).id);
    return { createdAt: null };
  };

const SECRET_FILE = /^([\w-]{43})\.ics$/;

/** `GET /calendar/{secret}.ics`: the calendar, for clients that know the secret URL. @throws Problem 404 for any other URL */
export const readCalendarFeed =
  ({ database, clock, config }: AppDependencies): Handler<Endpoints['readCalendarFeed']> =>
  async ({ parameter }) => {
    const [, secret] = SECRET_FILE.exec(parameter('file')) ?? [];
    if (secret === undefined || !(await opensCalendar(database.db, secret))) throw new HttpError(404, 'notFound');
    const now = clock();
    const parties = await listFeedParties(database.db, addDays(dayAt(now), -FEED_DAYS_BACK));
    return feedCalendar(parties, { mail: await loadMailContext(database), publicUrl: config.publicUrl, now });
  };
