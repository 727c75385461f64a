import { array, mixed, object, string, type InferType, type Schema } from 'yup';
import { bookingAnswerSchema, bookingRecordSchema, bookingRequestSchema } from './booking';
import { busyDaySchema } from './busyDay';
import { contactSchema } from './contact';
import { mapsRequestSchema } from './maps';
import { CALLS, type CallName } from './paths';
import type { Access } from './permissions';
import { forgotPasswordSchema, loginSchema, registerSchema, resetPasswordSchema, sessionSchema, setupSchema, userSchema } from './user';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under the API root, parameters as `{id}`. */
  path: `/${string}`;
  access: Access;
  body?: Schema;
  /** What a success answers. */
  answer: Schema;
}

const message = object({ message: string().defined() });

/** A queued mail as the owner reads it. */
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

/** Every call that is not one of a resource's five (resources.ts). */
export const ENDPOINTS = {
  login: { ...CALLS.login, access: 'public', body: loginSchema, answer: sessionSchema },
  register: { ...CALLS.register, access: 'public', body: registerSchema, answer: message },
  verify: { ...CALLS.verify, access: 'public', body: object({ token: string().max(200, 'tooLong:${max}').required('required') }), answer: object({ user: userSchema }) },
  forgotPassword: { ...CALLS.forgotPassword, access: 'public', body: forgotPasswordSchema, answer: message },
  resetPassword: { ...CALLS.resetPassword, access: 'public', body: resetPasswordSchema, answer: message },
  setup: { ...CALLS.setup, access: 'public', body: setupSchema, answer: sessionSchema },
  createBooking: { ...CALLS.createBooking, access: 'public', body: bookingRequestSchema, answer: bookingAnswerSchema },
  listBookings: { ...CALLS.listBookings, access: 'admin', answer: array(bookingRecordSchema).defined() },
  listBusyDays: { ...CALLS.listBusyDays, access: 'public', answer: array(busyDaySchema).defined() },
  readBooking: { ...CALLS.readBooking, access: 'admin', answer: bookingRecordSchema },
  listMail: { ...CALLS.listMail, access: 'admin', answer: array(mailRecordSchema).defined() },
  sendEmail: { ...CALLS.sendEmail, access: 'public', body: contactSchema, answer: message },
  contentBackfill: { ...CALLS.contentBackfill, access: 'admin', answer: message },
  maps: { ...CALLS.maps, access: 'public', body: mapsRequestSchema, answer: mixed().defined() },
  health: { ...CALLS.health, access: 'public', answer: object({ status: string().defined() }) },
} satisfies Record<CallName, Endpoint>;

export type EndpointName = CallName;
export type Answer<Name extends EndpointName> = InferType<(typeof ENDPOINTS)[Name]['answer']>;
