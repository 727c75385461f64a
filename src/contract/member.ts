import { object, string, type InferType } from 'yup';
import { emailAddress } from './fields';
import { currentPassword, newPassword } from './password';
import { fullName, preferredLanguage, username, userSchema } from './user';

/** Account data that a logged-in user reads and changes. */

export const profileSchema = userSchema.concat(object({ language: preferredLanguage().defined(), createdAt: string().defined() }));
export type Profile = InferType<typeof profileSchema>;

/** Body of `PUT /member/profile`. Changing the email address requires the current password; otherwise the password may be absent. */
export const profileFieldsSchema = object({
  username: username(),
  email: emailAddress(),
  name: fullName(),
  language: preferredLanguage().required('required'),
  currentPassword: currentPassword(),
}).noUnknown();
export type ProfileFields = InferType<typeof profileFieldsSchema>;

/** Body of `PUT /member/password`. Ends every session and returns a new one for the browser that sent the request. */
export const passwordChangeSchema = object({ currentPassword: currentPassword().required('required'), newPassword: newPassword().required('passwordMin') }).noUnknown();
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** Body of `POST /member/erase`, which permanently deletes the account and its data. */
export const eraseSchema = object({ password: currentPassword().required('required') }).noUnknown();
export type Erasure = InferType<typeof eraseSchema>;
