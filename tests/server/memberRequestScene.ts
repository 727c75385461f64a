import type { BookingAnswer } from '../../src/contract/bookingSchema';
import type { OwnRequest } from '../../src/contract/memberRequest';
import { eventRequest } from './memberRequestBodies';
import type { TestServer } from './testServer';

/* What the tests of members' requests do over and over. */

export type Headers = Record<string, string>;

/** Asks as a member does, for an event unless told otherwise. */
export const ask = (server: TestServer, headers: Headers, body: unknown = eventRequest(), path = '/api/event') => server.call('POST', path, { headers, body });

export const answerOf = async (response: Promise<Response>) => (await (await response).json()) as BookingAnswer;

/** The requests that somebody is told are their own. */
export const own = async (server: TestServer, headers: Headers) => (await (await server.call('GET', '/api/member/requests', { headers })).json()) as OwnRequest[];

/** A request as it is stored, the only one unless a test does not mind which. */
export const bookingOf = ({ parts }: TestServer) => parts.database.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
