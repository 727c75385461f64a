import { array, mixed, object, string, type InferType, type Schema } from 'yup';
import { bookingAnswerSchema, bookingRecordSchema, bookingRequestSchema } from './booking';
import { contactSchema } from './contact';
import { mapsRequestSchema } from './maps';
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
  login: { method: 'POST', path: '/auth/login', access: 'public', body: loginSchema, answer: sessionSchema },
  register: { method: 'POST', path: '/auth/register', access: 'public', body: registerSchema, answer: message },
  verify: { method: 'POST', path: '/auth/verify', access: 'public', body: object({ token: string().max(200, 'tooLong:${max}').required('required') }), answer: object({ user: userSchema }) },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public', body: forgotPasswordSchema, answer: message },
  resetPassword: { method: 'POST', path: '/auth/reset-password', access: 'public', body: resetPasswordSchema, answer: message },
  setup: { method: 'POST', path: '/auth/setup', access: 'public', body: setupSchema, answer: sessionSchema },
  createBooking: { method: 'POST', path: '/booking', access: 'public', body: bookingRequestSchema, answer: bookingAnswerSchema },
  listBookings: { method: 'GET', path: '/booking', access: 'admin', answer: array(bookingRecordSchema).defined() },
  readBooking: { method: 'GET', path: '/booking/{id}', access: 'admin', answer: bookingRecordSchema },
  listMail: { method: 'GET', path: '/mail', access: 'admin', answer: array(mailRecordSchema).defined() },
  sendEmail: { method: 'POST', path: '/sendEmail', access: 'public', body: contactSchema, answer: message },
  contentBackfill: { method: 'POST', path: '/content_backfill', access: 'admin', answer: message },
  maps: { method: 'POST', path: '/google-maps-proxy', access: 'public', body: mapsRequestSchema, answer: mixed().defined() },
  health: { method: 'GET', path: '/health', access: 'public', answer: object({ status: string().defined() }) },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
export type Answer<Name extends EndpointName> = InferType<(typeof ENDPOINTS)[Name]['answer']>;
