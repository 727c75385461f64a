import { array, mixed, number, object, string, type InferType, type Schema } from 'yup';
import { availabilityRecordSchema, availabilitySchema } from './availability';
import { BOOKING_STATUSES } from './booking';
import { bookingAnswerSchema, bookingRequestSchema } from './bookingSchema';
import { busyDaysSchema } from './busyDay';
import { contactSchema } from './contact';
import { contentSchema, textVersionsSchema } from './content';
import { line, list } from './fields';
import { inboxLineSchema, requestDetailsSchema } from './inbox';
import { INBOX_ENDPOINTS } from './inboxEndpoints';
import { SELF_SERVICE_ENDPOINTS } from './selfServiceEndpoints';
import { mapsRequestSchema } from './maps';
import { eraseSchema, passwordChangeSchema, profileFieldsSchema, profileSchema } from './member';
import { memberDataSchema } from './memberData';
import { ownRequestsSchema } from './memberRequest';
import { overviewSchema } from './overview';
import { CALENDAR_FEED_ENDPOINTS } from './calendarFeed';
import { CALLS, type CallName } from './paths';
import type { Access } from './permissions';
import { preparationSchema } from './preparation';
import { PAGE_QUERY, type Query } from './query';
import type { PLACES_ENDPOINTS, SeatEndpoints } from './seatEndpoints';
import { SUSPECT_ENDPOINTS } from './suspects';
import { forgotPasswordSchema, loginSchema, registerSchema, resetPasswordSchema, sessionSchema, setupSchema, userSchema } from './user';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the API root, with parameters as `{id}`. */
  path: `/${string}`;
  access: Access;
  query?: Query;
  body?: Schema;
  /** Whether the call accepts an `Idempotency-Key`: repeated calls with the same key take effect once. */
  keyed?: boolean;
  /** Maximum body size in bytes, if larger than the default. */
  mostBytes?: number;
  /** Schema of a successful response. */
  answer: Schema;
  /** Media type of the response if not JSON. The response is then a text with an ETag. */
  mediaType?: string;
}

/** Message in the requested language. */
export const messageSchema = object({ message: string().defined() });

/** Maximum body size of the site's texts, which are longer than form data. */
export const CONTENT_BYTES = 256 * 1024;

/** Texts to add for tags that have no text yet. */
export const contentBackfillSchema = object({ entries: list(contentSchema, 1000).default([]) }).noUnknown();

/** Queued mail as the owner reads it. */
export const mailRecordSchema = object({
  id: string().defined(),
  bookingId: string().nullable().defined(),
  kind: string().defined(),
  recipient: string().defined(),
  subject: string().defined(),
  text: string().defined(),
  status: string().oneOf(['queued', 'sent', 'dead']).defined(),
  createdAt: string().defined(),
});

/** Every call except the five calls of each resource (resources.ts). */
export const ENDPOINTS = {
  login: { ...CALLS.login, access: 'public', body: loginSchema, answer: sessionSchema },
  register: { ...CALLS.register, access: 'public', body: registerSchema, answer: messageSchema },
  verify: { ...CALLS.verify, access: 'public', body: object({ token: line().required('required') }), answer: object({ user: userSchema }) },
  forgotPassword: { ...CALLS.forgotPassword, access: 'public', body: forgotPasswordSchema, answer: messageSchema },
  resetPassword: { ...CALLS.resetPassword, access: 'public', body: resetPasswordSchema, answer: messageSchema },
  logout: { ...CALLS.logout, access: 'public', answer: messageSchema },
  setup: { ...CALLS.setup, access: 'public', body: setupSchema, answer: sessionSchema },
  readProfile: { ...CALLS.readProfile, access: 'member', answer: profileSchema },
  changeProfile: { ...CALLS.changeProfile, access: 'member', body: profileFieldsSchema, answer: profileSchema },
  changePassword: { ...CALLS.changePassword, access: 'member', body: passwordChangeSchema, answer: sessionSchema },
  readMemberData: { ...CALLS.readMemberData, access: 'member', answer: memberDataSchema },
  listOwnRequests: { ...CALLS.listOwnRequests, access: 'member', query: PAGE_QUERY, answer: ownRequestsSchema },
  eraseMember: { ...CALLS.eraseMember, access: 'member', body: eraseSchema, answer: messageSchema },
  createBooking: { ...CALLS.createBooking, access: 'public', keyed: true, body: bookingRequestSchema, answer: bookingAnswerSchema },
  listBookings: { ...CALLS.listBookings, access: 'admin', query: { ...PAGE_QUERY, status: BOOKING_STATUSES, search: 'words', order: ['inbox'] }, answer: array(inboxLineSchema).defined() },
  listBusyDays: { ...CALLS.listBusyDays, access: 'public', answer: busyDaysSchema },
  readBooking: { ...CALLS.readBooking, access: 'admin', answer: requestDetailsSchema },
  ...INBOX_ENDPOINTS,
  ...SELF_SERVICE_ENDPOINTS,
  ...CALENDAR_FEED_ENDPOINTS,
  ...SUSPECT_ENDPOINTS,
  listMail: { ...CALLS.listMail, access: 'admin', query: PAGE_QUERY, answer: array(mailRecordSchema).defined() },
  retryMail: { ...CALLS.retryMail, access: 'admin', answer: messageSchema },
  readOverview: { ...CALLS.readOverview, access: 'admin', answer: overviewSchema },
  readAvailability: { ...CALLS.readAvailability, access: 'admin', answer: availabilityRecordSchema },
  changeAvailability: { ...CALLS.changeAvailability, access: 'admin', body: availabilitySchema, answer: availabilityRecordSchema },
  readPreparation: { ...CALLS.readPreparation, access: 'admin', query: { from: 'day', to: 'day', requested: ['true'], request: 'words' }, answer: preparationSchema },
  sendEmail: { ...CALLS.sendEmail, access: 'public', keyed: true, body: contactSchema, answer: messageSchema },
  listTextVersions: { ...CALLS.listTextVersions, access: 'admin', answer: textVersionsSchema },
  contentBackfill: { ...CALLS.contentBackfill, access: 'admin', body: contentBackfillSchema, mostBytes: CONTENT_BYTES, answer: object({ added: number().defined() }) },
  maps: { ...CALLS.maps, access: 'public', body: mapsRequestSchema, answer: mixed().defined() },
  health: { ...CALLS.health, access: 'public', answer: object({ status: string().defined() }) },
  ready: { ...CALLS.ready, access: 'public', answer: object({ status: string().defined() }) },
} satisfies Record<Exclude<CallName, keyof KindEndpoints>, Endpoint>;

/** Calls that exist for both events and trainings, or whose endpoint is declared with the seats. */
interface KindEndpoints {
  requestOwn: { answer: typeof bookingAnswerSchema };
  readSeats: SeatEndpoints['read'];
  reserveSeats: SeatEndpoints['reserve'];
  listReservations: SeatEndpoints['list'];
  addReservation: SeatEndpoints['add'];
  actOnReservation: SeatEndpoints['act'];
  readPlaces: (typeof PLACES_ENDPOINTS)['read'];
  actOnPlaces: (typeof PLACES_ENDPOINTS)['act'];
}

type Contract = typeof ENDPOINTS & KindEndpoints;

/** Response of a call. */
export type Answer<Name extends CallName> = InferType<Contract[Name]['answer']>;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

/** Path parameters of a call, all required. */
export type PathParameters<Name extends CallName> = Record<ParameterNames<(typeof CALLS)[Name]['path']>, string>;

/** Query parameters of a call, all optional. */
export type QueryParameters<Name extends CallName> = Contract[Name] extends { query: infer Known } ? Partial<Record<keyof Known, string | number | null>> : never;
