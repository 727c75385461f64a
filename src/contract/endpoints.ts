import { array, mixed, number, object, string, type InferType, type Schema } from 'yup';
import { AGREEMENT_ENDPOINTS } from './agreementEndpoints';
import { CUSTOMER_ENDPOINTS } from './customers';
import { availabilityRecordSchema, availabilitySchema } from './availability';
import { BOOKING_STATUSES } from './booking';
import { bookingResponseSchema, bookingRequestSchema } from './bookingSchema';
import { busyDaysSchema } from './busyDay';
import { contactSchema } from './contact';
import { contentSchema, textVersionsSchema } from './content';
import { line, list } from './fields';
import { inboxLineSchema, requestDetailsSchema } from './inbox';
import { INBOX_ENDPOINTS } from './inboxEndpoints';
import { SELF_SERVICE_ENDPOINTS } from './selfServiceEndpoints';
import { MAILBOX_ENDPOINTS } from './mailbox';
import { MAIL_PREVIEW_ENDPOINTS } from './mailPreview';
import { MAIL_SERVER_ENDPOINTS } from './mailServer';
import { mapsRequestSchema } from './maps';
import { eraseSchema, passwordChangeSchema, profileFieldsSchema, profileSchema } from './member';
import { memberDataSchema } from './memberData';
import { ownRequestsSchema } from './memberRequest';
import { overviewSchema } from './overview';
import { CALENDAR_FEED_ENDPOINTS } from './calendarFeed';
import { DATA_TRANSFER_ENDPOINTS } from './dataTransfer';
import { CATALOGUE_NAMES } from './resources';
import { ENDPOINT_PATHS, type EndpointName } from './paths';
import type { Access } from './permissions';
import { PICTURE_ENDPOINTS } from './pictureEndpoints';
import { preparationSchema } from './preparation';
import { PAGE_QUERY, type Query } from './query';
import type { RESERVATION_ENDPOINTS, SeatEndpoints } from './seatEndpoints';
import { FLAGGED_SUBMISSION_ENDPOINTS } from './flaggedSubmissions';
import type { SettingsEndpoints } from './settingsEndpoints';
import { publicSettingsSchema } from './settingsSchemas';
import { forgotPasswordSchema, loginSchema, registerSchema, resetPasswordSchema, sessionSchema, setupSchema, userSchema } from './user';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the API root, with parameters as `{id}`. */
  path: `/${string}`;
  access: Access;
  query?: Query;
  body?: Schema;
  /** Set for a call with a file as its body, instead of JSON. Problems of the file are reported at the field `file`. */
  binary?: { maxBytes: number; /** Accepted media types; `image/*` stands for all of a kind. */ types: readonly string[] };
  /** Set for a call whose body is a large file, which the handler reads as a stream. */
  stream?: { maxBytes: number; types: readonly string[] };
  /** Whether the call accepts an `Idempotency-Key`: repeated calls with the same key take effect once. */
  keyed?: boolean;
  /** Maximum body size in bytes, if larger than the default. */
  maxBytes?: number;
  /** Schema of a successful response. */
  response: Schema;
  /** Media type of the response if not JSON. The response is then a text with an ETag. */
  mediaType?: string;
  /** Media type of a response that is streamed as a file. The handler returns a `Download`. */
  download?: string;
}

/** Message in the requested language. */
export const messageSchema = object({ message: string().defined() });

/** Maximum body size of the site's texts, which are longer than form data. */
export const CONTENT_BYTES = 256 * 1024;

/** Texts to add for tags that have no text yet. */
export const contentBackfillSchema = object({ entries: list(contentSchema, 1000).default([]) }).noUnknown();

/** Every call except the five calls of each resource (resources.ts). */
export const ENDPOINTS = {
  login: { ...ENDPOINT_PATHS.login, access: 'public', body: loginSchema, response: sessionSchema },
  register: { ...ENDPOINT_PATHS.register, access: 'public', body: registerSchema, response: messageSchema },
  verify: { ...ENDPOINT_PATHS.verify, access: 'public', body: object({ token: line().required('required') }), response: object({ user: userSchema }) },
  forgotPassword: { ...ENDPOINT_PATHS.forgotPassword, access: 'public', body: forgotPasswordSchema, response: messageSchema },
  resetPassword: { ...ENDPOINT_PATHS.resetPassword, access: 'public', body: resetPasswordSchema, response: messageSchema },
  logout: { ...ENDPOINT_PATHS.logout, access: 'public', response: messageSchema },
  setup: { ...ENDPOINT_PATHS.setup, access: 'public', body: setupSchema, response: sessionSchema },
  readProfile: { ...ENDPOINT_PATHS.readProfile, access: 'member', response: profileSchema },
  changeProfile: { ...ENDPOINT_PATHS.changeProfile, access: 'member', body: profileFieldsSchema, response: profileSchema },
  changePassword: { ...ENDPOINT_PATHS.changePassword, access: 'member', body: passwordChangeSchema, response: sessionSchema },
  readMemberData: { ...ENDPOINT_PATHS.readMemberData, access: 'member', response: memberDataSchema },
  listOwnRequests: { ...ENDPOINT_PATHS.listOwnRequests, access: 'member', query: PAGE_QUERY, response: ownRequestsSchema },
  eraseMember: { ...ENDPOINT_PATHS.eraseMember, access: 'member', body: eraseSchema, response: messageSchema },
  createBooking: { ...ENDPOINT_PATHS.createBooking, access: 'public', keyed: true, body: bookingRequestSchema, response: bookingResponseSchema },
  listBookings: { ...ENDPOINT_PATHS.listBookings, access: 'admin', query: { ...PAGE_QUERY, status: BOOKING_STATUSES, search: 'string', order: ['inbox'] }, response: array(inboxLineSchema).defined() },
  listBusyDays: { ...ENDPOINT_PATHS.listBusyDays, access: 'public', response: busyDaysSchema },
  readBooking: { ...ENDPOINT_PATHS.readBooking, access: 'admin', response: requestDetailsSchema },
  ...INBOX_ENDPOINTS,
  ...AGREEMENT_ENDPOINTS,
  ...CUSTOMER_ENDPOINTS,
  ...SELF_SERVICE_ENDPOINTS,
  ...CALENDAR_FEED_ENDPOINTS,
  ...DATA_TRANSFER_ENDPOINTS,
  ...FLAGGED_SUBMISSION_ENDPOINTS,
  ...PICTURE_ENDPOINTS,
  ...MAILBOX_ENDPOINTS,
  ...MAIL_SERVER_ENDPOINTS,
  ...MAIL_PREVIEW_ENDPOINTS,
  readOverview: { ...ENDPOINT_PATHS.readOverview, access: 'admin', response: overviewSchema },
  readAvailability: { ...ENDPOINT_PATHS.readAvailability, access: 'admin', response: availabilityRecordSchema },
  changeAvailability: { ...ENDPOINT_PATHS.changeAvailability, access: 'admin', body: availabilitySchema, response: availabilityRecordSchema },
  readPreparation: { ...ENDPOINT_PATHS.readPreparation, access: 'admin', query: { from: 'day', to: 'day', requested: ['true'], request: 'string' }, response: preparationSchema },
  sendEmail: { ...ENDPOINT_PATHS.sendEmail, access: 'public', keyed: true, body: contactSchema, response: messageSchema },
  listTextVersions: { ...ENDPOINT_PATHS.listTextVersions, access: 'admin', response: textVersionsSchema },
  contentBackfill: { ...ENDPOINT_PATHS.contentBackfill, access: 'admin', body: contentBackfillSchema, maxBytes: CONTENT_BYTES, response: object({ added: number().defined() }) },
  maps: { ...ENDPOINT_PATHS.maps, access: 'public', body: mapsRequestSchema, response: mixed().defined() },
  removeSamples: { ...ENDPOINT_PATHS.removeSamples, access: 'admin', response: object({ removed: array(object({ resource: string().oneOf([...CATALOGUE_NAMES]).defined(), id: string().defined() })).defined() }) },
  readSettings: { ...ENDPOINT_PATHS.readSettings, access: 'public', response: publicSettingsSchema },
  health: { ...ENDPOINT_PATHS.health, access: 'public', response: object({ status: string().defined() }) },
  ready: { ...ENDPOINT_PATHS.ready, access: 'public', response: object({ status: string().defined() }) },
} satisfies Record<Exclude<EndpointName, keyof KindEndpoints>, Endpoint>;

/** Calls that exist for both events and trainings or for each part of the settings, or whose endpoint is declared with the seats. */
interface KindEndpoints {
  readSettingsPart: SettingsEndpoints['read'];
  changeSettingsPart: SettingsEndpoints['change'];
  listSettingsVersions: SettingsEndpoints['versions'];
  requestOwn: { response: typeof bookingResponseSchema };
  readSeats: SeatEndpoints['read'];
  reserveSeats: SeatEndpoints['reserve'];
  listReservations: SeatEndpoints['list'];
  addReservation: SeatEndpoints['add'];
  actOnReservation: SeatEndpoints['act'];
  readPlaces: (typeof RESERVATION_ENDPOINTS)['read'];
  actOnPlaces: (typeof RESERVATION_ENDPOINTS)['act'];
}

type Contract = typeof ENDPOINTS & KindEndpoints;

/** Response of a call. */
export type ResponseOf<Name extends EndpointName> = InferType<Contract[Name]['response']>;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

/** Path parameters of a call, all required. */
export type PathParameters<Name extends EndpointName> = Record<ParameterNames<(typeof ENDPOINT_PATHS)[Name]['path']>, string>;

/** Query parameters of a call, all optional. */
export type QueryParameters<Name extends EndpointName> = Contract[Name] extends { query: infer Known } ? Partial<Record<keyof Known, string | number | null>> : never;
