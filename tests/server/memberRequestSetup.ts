import type { BookingResponse } from '../../src/contract/bookingSchema';
import type { OwnRequest } from '../../src/contract/memberRequest';
import { eventRequest } from './memberRequestBodies';
import type { TestServer } from './testServer';

/* Shared steps of the tests of members' requests. */

export type Headers = Record<string, string>;

/** Sends a request as a member does, by default for an event. */
export const ask = (server: TestServer, headers: Headers, body: unknown = eventRequest(), path = '/api/event') => server.call('POST', path, { headers, body });

export const responseOf = async (response: Promise<Response>) => (await (await response).json()) as BookingResponse;

/** Returns the caller's own requests from the API. */
export const own = async (server: TestServer, headers: Headers) => (await (await server.call('GET', '/api/member/requests', { headers })).json()) as OwnRequest[];

/** Returns the stored request. A test with several requests gets any of them. */
export const bookingOf = ({ parts }: TestServer) => parts.database.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow();
