import { mixed } from 'yup';
import type { BookingResponse } from '../../src/contract/bookingSchema';
import { dayAt } from '../../src/contract/days';
import type { Endpoint, ENDPOINTS } from '../../src/contract/endpoints';
import { memberRequestSchema, unsignedRequestSchema, type MemberRequest, type RequestKind } from '../../src/contract/memberRequest';
import { can } from '../../src/contract/permissions';
import type { Query } from '../../src/contract/query';
import { RESOURCES } from '../../src/contract/resources';
import type { Contact } from '../../src/contract/summaryRequest';
import type { User } from '../../src/contract/user';
import { acceptBooking } from '../booking/acceptBooking';
import { listOwnRequests } from '../db/ownRequests';
import type { RequestContext, Handler } from '../http/api';
import { findReplay, parseIdempotencyKey } from '../http/idempotency';
import { HttpError } from '../http/httpError';
import type { RateLimits } from '../http/rateLimits';
import { validateBody } from '../http/validateBody';
import type { AppDependencies } from '../dependencies';
import { askedRequest } from '../requests/askedRequest';
import { readSpamSignals } from '../antispam/spamSignals';
import { rejectDuplicate, memberRequestFingerprint } from '../antispam/duplicates';
import { quarantineRequest } from '../antispam/quarantine';
import { createResource } from './catalogueWrites';
import { readShortPage } from './page';

const askQuery = (kind: RequestKind): Query => (kind === 'event' ? { bypassReadAuth: ['true'] } : {});

/** `POST /event` and `POST /training`. The request's content decides who may send it. */
export const askEndpoint = (kind: RequestKind) => ({ method: 'POST', path: RESOURCES[kind].path, access: kind === 'event' ? 'public' : 'member', query: askQuery(kind), keyed: true, body: mixed().required(), response: mixed<object>().defined() }) satisfies Endpoint;

/** Returns whether the body is an administrator's new item, which is created directly. Such a body has no `kind`, unlike a member's request. */
const isWritten = (body: unknown, user: User | null): boolean => can(user, 'admin') && !(typeof body === 'object' && body !== null && 'kind' in body);

type AskCall = RequestContext<ReturnType<typeof askEndpoint>>;

/**
 * Reads the validated request and its contact. The query parameter grants no permission: it only states that a visitor sends the request without an
 * account.
 */
async function read(kind: RequestKind, { body, query }: Pick<AskCall, 'body' | 'query'>, user: User | null, today: string): Promise<{ request: MemberRequest; contact: Contact }> {
  const asked: object = typeof body === 'object' && !Array.isArray(body) ? { ...body, kind } : { kind };
  if (user) {
    const request = (await validateBody(memberRequestSchema, asked, { today })) as MemberRequest;
    return { request, contact: { name: user.name || user.username, email: user.email } };
  }
  if (kind !== 'event' || query('bypassReadAuth') !== 'true') throw new HttpError(401, 'signInNeeded', { headers: { 'www-authenticate': 'Bearer' } });
  const { contactInfo, ...request } = (await validateBody(unsignedRequestSchema, asked, { today })) as MemberRequest & { contactInfo: Contact };
  return { request, contact: contactInfo };
}

/**
 * Stores a member's request for an event or training, or a visitor's for an event: pending, private and rate-limited.
 * An administrator creates the item directly, like any other catalogue item.
 */
export const askFor =
  (parts: AppDependencies, limits: RateLimits, kind: RequestKind): Handler<ReturnType<typeof askEndpoint>> =>
  async (call) => {
    const user = await call.viewer();
    if (isWritten(call.body, user)) {
      const fields = await validateBody(RESOURCES[kind].schema, call.body, { today: dayAt(parts.clock()) });
      return createResource(parts, kind)({ ...call, body: fields as typeof call.body });
    }
    const { request, contact } = await read(kind, call, user, dayAt(parts.clock()));
    const attempt = parseIdempotencyKey(call, `POST ${RESOURCES[kind].path}`);
    const before = await findReplay<BookingResponse>(parts, attempt);
    if (before) return before;
    const { honeypotFilled, confirmDuplicates } = readSpamSignals(parts, call);
    // Counted only after the form is known to be valid and new, so that mistakes and repeats do not use up the hourly limit.
    await limits.take('booking', call.address);
    const same = confirmDuplicates && !honeypotFilled ? memberRequestFingerprint(request, contact) : null;
    await rejectDuplicate(parts, same);
    const asked = { ...(await askedRequest(parts, request, contact)), userId: user?.id ?? null };
    return honeypotFilled ? quarantineRequest(parts, asked, attempt) : acceptBooking(parts, { ...asked, same }, attempt);
  };

/** `GET /member/requests`: the current user's own requests, newest first. */
export const listOwn =
  ({ database }: AppDependencies): Handler<(typeof ENDPOINTS)['listOwnRequests']> =>
  async ({ viewer, query }) => {
    const user = await viewer();
    return user === null ? [] : listOwnRequests(database.db, user.id, readShortPage(query));
  };
