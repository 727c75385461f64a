import { CATALOGUE_NAMES } from '../../src/contract/resources';
import { SETTINGS_PARTS } from '../../src/contract/settings';

/*
 * Authorization of every API operation. An operation of the served OpenAPI document that is missing here fails the tests, and so does an entry
 * without an operation.
 */

/** Actors: anonymous, members, an administrator, and callers whose token is invalid, expired or revoked. */
export const ACTORS = ['anonymous', 'member', 'otherMember', 'administrator', 'expired', 'revoked', 'garbage', 'disabled'] as const;
export type Actor = (typeof ACTORS)[number];

/** `in`: authorized, even if the body is rejected. 401: must log in. 403: forbidden. */
export type Outcome = 'in' | 401 | 403;

type Line = Record<Actor, Outcome>;

const line = (anonymous: Outcome, member: Outcome, administrator: Outcome): Line => ({
  anonymous,
  member,
  otherMember: member,
  administrator,
  // An invalid token counts as no token.
  expired: anonymous,
  revoked: anonymous,
  garbage: anonymous,
  disabled: anonymous,
});

const EVERYBODY = line('in', 'in', 'in');
const SIGNED_IN = line(401, 'in', 'in');
const ADMINISTRATORS = line(401, 403, 'in');

/** The five operations of a resource that everybody reads and only an administrator writes. */
const readByEverybody = (path: string): Record<string, Line> => ({
  [`GET ${path}`]: EVERYBODY,
  [`GET ${path}/{id}`]: EVERYBODY,
  [`POST ${path}`]: ADMINISTRATORS,
  [`PUT ${path}/{id}`]: ADMINISTRATORS,
  [`DELETE ${path}/{id}`]: ADMINISTRATORS,
  [`POST ${path}/{id}/restore`]: ADMINISTRATORS,
});

/** A resource whose creation is open to members, instead of administrators only. */
const askedByMembers = (path: string): Record<string, Line> => ({ ...readByEverybody(path), [`POST ${path}`]: SIGNED_IN });

/** Everybody reads the number of available seats and requests seats. Only an administrator reads the reservations. */
const seatsOf = (path: string): Record<string, Line> => ({
  [`GET ${path}/{id}/seats`]: EVERYBODY,
  [`POST ${path}/{id}/seats`]: EVERYBODY,
  [`GET ${path}/{id}/reservations`]: ADMINISTRATORS,
  [`POST ${path}/{id}/reservations`]: ADMINISTRATORS,
  [`POST ${path}/{id}/reservations/{reservation}`]: ADMINISTRATORS,
});

export const AUTHORIZATION: Readonly<Record<string, Line>> = {
  ...askedByMembers('/api/event'),
  ...askedByMembers('/api/training'),
  // Every other resource of the catalogue, whatever it declares.
  ...Object.fromEntries(CATALOGUE_NAMES.filter((name) => name !== 'event' && name !== 'training').flatMap((name) => Object.entries(readByEverybody(`/api/${name}`)))),
  // Pages need the settings; only an administrator reads their versions and changes them.
  'GET /api/settings': EVERYBODY,
  ...Object.fromEntries(SETTINGS_PARTS.flatMap((part) => [`GET /api/settings/${part}`, `PUT /api/settings/${part}`, `GET /api/settings/${part}/versions`].map((operation) => [operation, ADMINISTRATORS]))),
  'GET /api/user': ADMINISTRATORS,
  'POST /api/user': ADMINISTRATORS,
  'GET /api/user/{id}': ADMINISTRATORS,
  'PUT /api/user/{id}': ADMINISTRATORS,
  'DELETE /api/user/{id}': ADMINISTRATORS,
  'POST /api/user/{id}/restore': ADMINISTRATORS,
  'PUT /api/training-order': ADMINISTRATORS,
  'POST /api/samples/remove': ADMINISTRATORS,
  'GET /api/content/{id}/versions': ADMINISTRATORS,
  'POST /api/content_backfill': ADMINISTRATORS,
  'GET /api/booking': ADMINISTRATORS,
  'GET /api/booking/{id}': ADMINISTRATORS,
  'GET /api/booking-counts': ADMINISTRATORS,
  'GET /api/booking-export': ADMINISTRATORS,
  'POST /api/booking/{id}/transition': ADMINISTRATORS,
  'POST /api/booking/{id}/move': ADMINISTRATORS,
  'POST /api/booking-by-hand': ADMINISTRATORS,
  'POST /api/booking/{id}/edit-preview': ADMINISTRATORS,
  'PUT /api/booking/{id}/content': ADMINISTRATORS,
  'POST /api/booking/{id}/keep-date': ADMINISTRATORS,
  'GET /api/manage': EVERYBODY,
  'GET /api/manage/guests': EVERYBODY,
  'POST /api/manage/guests': EVERYBODY,
  'POST /api/manage/date': EVERYBODY,
  'PUT /api/manage/diets': EVERYBODY,
  'POST /api/manage/cancel': EVERYBODY,
  'POST /api/manage/accept': EVERYBODY,
  'POST /api/booking/{id}/proposal': ADMINISTRATORS,
  'POST /api/booking/{id}/proposal/withdraw': ADMINISTRATORS,
  'POST /api/booking/{id}/proposal/yes': ADMINISTRATORS,
  'GET /api/manage/proposal/{number}': EVERYBODY,
  'GET /api/booking/{id}/proposal/{number}': ADMINISTRATORS,
  'PUT /api/booking/{id}/note': ADMINISTRATORS,
  'POST /api/booking/{id}/erase': ADMINISTRATORS,
  'GET /api/customers': ADMINISTRATORS,
  'GET /api/customers/{id}': ADMINISTRATORS,
  'PUT /api/customers/{id}': ADMINISTRATORS,
  'POST /api/customers/{id}/merge': ADMINISTRATORS,
  'DELETE /api/customers/{id}': ADMINISTRATORS,
  'GET /api/audit': ADMINISTRATORS,
  'GET /api/mail': ADMINISTRATORS,
  'GET /api/mail-counts': ADMINISTRATORS,
  'GET /api/mail/{id}': ADMINISTRATORS,
  'POST /api/mail/{id}/retry': ADMINISTRATORS,
  'POST /api/mail/{id}/copy': ADMINISTRATORS,
  'GET /api/messages': ADMINISTRATORS,
  'GET /api/message-counts': ADMINISTRATORS,
  'GET /api/messages/{id}': ADMINISTRATORS,
  'POST /api/messages/{id}/answer': ADMINISTRATORS,
  'POST /api/messages/{id}/read': ADMINISTRATORS,
  'POST /api/messages/{id}/erase': ADMINISTRATORS,
  'GET /api/mail-server': ADMINISTRATORS,
  'PUT /api/mail-server': ADMINISTRATORS,
  'DELETE /api/mail-server': ADMINISTRATORS,
  'POST /api/mail-server/test': ADMINISTRATORS,
  'POST /api/mail-previews': ADMINISTRATORS,
  'POST /api/mail-previews/send': ADMINISTRATORS,
  'GET /api/admin/overview': ADMINISTRATORS,
  'GET /api/availability': ADMINISTRATORS,
  'PUT /api/availability': ADMINISTRATORS,
  'GET /api/preparation': ADMINISTRATORS,
  'GET /api/admin/calendar-feed': ADMINISTRATORS,
  'POST /api/admin/calendar-feed': ADMINISTRATORS,
  'POST /api/admin/calendar-feed/revoke': ADMINISTRATORS,
  'GET /api/suspects': ADMINISTRATORS,
  'POST /api/suspects/{id}/accept': ADMINISTRATORS,
  'DELETE /api/suspects/{id}': ADMINISTRATORS,
  'GET /api/pictures': ADMINISTRATORS,
  'POST /api/pictures': ADMINISTRATORS,
  // Pages show pictures by their unguessable id.
  'GET /api/pictures/{id}': EVERYBODY,
  'PUT /api/pictures/{id}': ADMINISTRATORS,
  'DELETE /api/pictures/{id}': ADMINISTRATORS,
  'GET /api/gallery': EVERYBODY,
  'POST /api/data-exports': ADMINISTRATORS,
  'GET /api/data-imports': ADMINISTRATORS,
  'POST /api/data-imports': ADMINISTRATORS,
  // The unguessable URL is the credential.
  'GET /api/data-exports/{token}': EVERYBODY,
  'GET /api/calendar/{file}': EVERYBODY,
  'GET /api/member/profile': SIGNED_IN,
  'PUT /api/member/profile': SIGNED_IN,
  'PUT /api/member/password': SIGNED_IN,
  'GET /api/member/data': SIGNED_IN,
  'POST /api/member/erase': SIGNED_IN,
  'GET /api/member/requests': SIGNED_IN,
  'POST /api/auth/login': EVERYBODY,
  'POST /api/auth/register': EVERYBODY,
  'POST /api/auth/verify': EVERYBODY,
  'POST /api/auth/forgot-password': EVERYBODY,
  'POST /api/auth/reset-password': EVERYBODY,
  'POST /api/auth/logout': EVERYBODY,
  'POST /api/auth/setup': EVERYBODY,
  'POST /api/booking': EVERYBODY,
  'POST /api/sendEmail': EVERYBODY,
  'POST /api/google-maps-proxy': EVERYBODY,
  'GET /api/busy-days': EVERYBODY,
  ...seatsOf('/api/event'),
  ...seatsOf('/api/training'),
  'POST /api/places/read': EVERYBODY,
  'POST /api/places/act': EVERYBODY,
  'GET /api/health': EVERYBODY,
  'GET /api/ready': EVERYBODY,
  'GET /api/openapi.json': EVERYBODY,
};

/** The only operation that `?bypassReadAuth=true` changes: a request without an account, stored as pending and private. */
export const BYPASSED: Readonly<Record<string, Line>> = { ...AUTHORIZATION, 'POST /api/event': EVERYBODY };
