import { number, object, string, type InferType } from 'yup';
import { emailAddress, flag, line } from './fields';
import { LANGUAGES } from './language';
import { currentPassword, newPassword } from './password';

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Login accepts a username or an email address, so a username in the form of an address must be the user's own address. */
export const username = () =>
  line(60)
    .required('required')
    .test('own', 'usernameInvalid', (value, context) => {
      const { email } = context.parent as { email?: unknown };
      return !value?.includes('@') || (typeof email === 'string' && email.trim().toLowerCase() === value.toLowerCase());
    });
export const fullName = () => line(120).default('');
export const preferredLanguage = () => string().oneOf([...LANGUAGES], 'notValid');
const role = () => string().oneOf([...ROLES], 'notValid');
const oneTimeToken = () => line(200).required('required');

/** User as returned by the API; never includes a password. */
export const userSchema = object({
  id: string().defined(),
  username: string().defined(),
  email: string().defined(),
  name: string().defined(),
  role: role().defined(),
});

export type User = InferType<typeof userSchema>;

/** User as returned to an administrator. */
export const accountSchema = userSchema.concat(
  object({
    language: preferredLanguage().defined(),
    /** Whether the account is disabled: the user cannot log in, but their content stays. */
    disabled: flag().defined(),
    createdAt: string().defined(),
    /**
     * Version for optimistic locking. Increases with every change and is sent back as `If-Match: "…"`, so that concurrent edits do not overwrite each
     * other.
     */
    version: number().defined(),
  }),
);

export type Account = InferType<typeof accountSchema>;

/** Body of an administrator's `PUT /user/{id}`. Absent fields stay unchanged. */
export const userFieldsSchema = object({
  username: username(),
  email: emailAddress(),
  name: line(120),
  role: role(),
  language: preferredLanguage(),
  disabled: flag(),
  // An empty input in a form also leaves the password unchanged.
  password: newPassword().transform((value: unknown) => (value === '' ? undefined : value)),
}).noUnknown();

export type UserFields = InferType<typeof userFieldsSchema>;

/** Body of an administrator's `POST /user`. */
export const userCreateSchema = object({
  username: username(),
  email: emailAddress(),
  name: fullName(),
  role: role().default('user'),
  language: preferredLanguage().default('fr'),
  disabled: flag().default(false),
  password: newPassword().required('passwordMin'),
}).noUnknown();

export const loginSchema = object({ username: line(254).required('required'), password: currentPassword().required('required') }).noUnknown();

export const sessionSchema = object({ token: string().defined(), user: userSchema });
export type Session = InferType<typeof sessionSchema>;

/** Excludes the role: the server gives every new account the role `user`. Without a language, the browser's language applies. */
export const registerSchema = object({ username: username(), email: emailAddress(), name: fullName(), password: newPassword().required('passwordMin'), language: preferredLanguage() }).noUnknown();
export type Registration = InferType<typeof registerSchema>;

export const forgotPasswordSchema = object({ email: emailAddress('emailMissing'), language: preferredLanguage().default('fr') }).noUnknown();
export type ForgottenPassword = InferType<typeof forgotPasswordSchema>;

/** Body of a password reset, with the token and the email address of the mailed link, `?token=…&email=…`. */
export const resetPasswordSchema = object({ resetToken: oneTimeToken(), newPassword: newPassword().required('passwordMin'), email: emailAddress() }).noUnknown();
export type PasswordReset = InferType<typeof resetPasswordSchema>;

/** Body of the one-time setup of the first administrator, with the token from the link printed at startup. */
export const setupSchema = object({ token: oneTimeToken(), username: username(), email: emailAddress(), password: newPassword().required('passwordMin') }).noUnknown();
export type Setup = InferType<typeof setupSchema>;
