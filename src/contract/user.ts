import { number, object, string, type InferType } from 'yup';
import { emailAddress, flag, line } from './fields';
import { LANGUAGES } from './language';
import { currentPassword, newPassword } from './password';

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** A sign-in takes a username or an address, so a name that reads like an address must be its owner's own. */
export const username = () =>
  line(60)
    .required('required')
    .test('own', 'usernameInvalid', (value, context) => {
      const { email } = context.parent as { email?: unknown };
      return !value?.includes('@') || (typeof email === 'string' && email.trim().toLowerCase() === value.toLowerCase());
    });
export const fullName = () => line(120).default('');
export const spokenLanguage = () => string().oneOf([...LANGUAGES], 'notValid');
const role = () => string().oneOf([...ROLES], 'notValid');
const oneTimeToken = () => line(200).required('required');

/** A user as it is answered; a password never is. */
export const userSchema = object({
  id: string().defined(),
  username: string().defined(),
  email: string().defined(),
  name: string().defined(),
  role: role().defined(),
});

export type User = InferType<typeof userSchema>;

/** A user as an administrator reads it. */
export const accountSchema = userSchema.concat(
  object({
    language: spokenLanguage().defined(),
    /** Cannot sign in; what they wrote stays. */
    disabled: flag().defined(),
    createdAt: string().defined(),
    /** Goes up with every change; sent back as `If-Match: "…"`, it keeps two who edit at once from undoing each other. */
    version: number().defined(),
  }),
);

export type Account = InferType<typeof accountSchema>;

/** `PUT /user/{id}`, as an administrator writes it; what is absent stays as it was. */
export const userFieldsSchema = object({
  username: username(),
  email: emailAddress(),
  name: line(120),
  role: role(),
  language: spokenLanguage(),
  disabled: flag(),
  // A form's empty input leaves the password as it was too.
  password: newPassword().transform((value: unknown) => (value === '' ? undefined : value)),
}).noUnknown();

export type UserFields = InferType<typeof userFieldsSchema>;

/** `POST /user`, as an administrator writes it. */
export const userCreateSchema = object({
  username: username(),
  email: emailAddress(),
  name: fullName(),
  role: role().default('user'),
  language: spokenLanguage().default('fr'),
  disabled: flag().default(false),
  password: newPassword().required('passwordMin'),
}).noUnknown();

export const loginSchema = object({ username: line(254).required('required'), password: currentPassword().required('required') }).noUnknown();

export const sessionSchema = object({ token: string().defined(), user: userSchema });
export type Session = InferType<typeof sessionSchema>;

/** Never a role: the server gives every new account the role `user`. Without a language the browser's counts. */
export const registerSchema = object({ username: username(), email: emailAddress(), name: fullName(), password: newPassword().required('passwordMin'), language: spokenLanguage() }).noUnknown();
export type Registration = InferType<typeof registerSchema>;

export const forgotPasswordSchema = object({ email: emailAddress('emailMissing'), language: spokenLanguage().default('fr') }).noUnknown();
export type ForgottenPassword = InferType<typeof forgotPasswordSchema>;

/** With the token and the address of the mailed link, `?token=…&email=…`. */
export const resetPasswordSchema = object({ resetToken: oneTimeToken(), newPassword: newPassword().required('passwordMin'), email: emailAddress() }).noUnknown();
export type PasswordReset = InferType<typeof resetPasswordSchema>;

/** The one-time set-up of the first administrator, with the token from the printed link. */
export const setupSchema = object({ token: oneTimeToken(), username: username(), email: emailAddress(), password: newPassword().required('passwordMin') }).noUnknown();
export type Setup = InferType<typeof setupSchema>;
