import { object, string, type InferType } from 'yup';
import { emailAddress, line, text } from './fields';
import { LANGUAGES } from './language';

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];

export const PASSWORD_MIN = 8;

const password = () => text(128).required('passwordMin').min(PASSWORD_MIN, 'passwordMin');
const username = () => line(60).required('required');
const fullName = () => line(120).default('');
const role = () => string().oneOf([...ROLES], 'notValid');

/** A user as it is answered; a password never is. */
export const userSchema = object({
  id: string().defined(),
  username: string().defined(),
  email: string().defined(),
  name: string().defined(),
  role: role().defined(),
});

export type User = InferType<typeof userSchema>;

/** A user as the administrator writes it; an absent password leaves the old one. */
export const userFieldsSchema = object({
  username: username(),
  email: emailAddress(),
  name: fullName(),
  role: role().default('user'),
  password: text(128).min(PASSWORD_MIN, 'passwordMin'),
}).noUnknown();

export const loginSchema = object({ username: line(254).required('required'), password: text(128).required('required') }).noUnknown();

export const sessionSchema = object({ token: string().defined(), user: userSchema });
export type Session = InferType<typeof sessionSchema>;

/** Never a role: the server gives every new account the role `user`. */
export const registerSchema = object({ username: username(), email: emailAddress(), name: fullName(), password: password() }).noUnknown();

export const forgotPasswordSchema = object({ email: emailAddress(), language: string().oneOf([...LANGUAGES], 'notValid').default('fr') }).noUnknown();

export const resetPasswordSchema = object({ resetToken: line(200).required('required'), newPassword: password(), email: emailAddress() }).noUnknown();

/** The one-time set-up of the first administrator, with the token from the printed link. */
export const setupSchema = object({ token: line(200).required('required'), username: username(), email: emailAddress(), password: password() }).noUnknown();
export type Setup = InferType<typeof setupSchema>;
