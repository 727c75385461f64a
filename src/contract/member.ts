import { object, string, type InferType } from 'yup';
import { emailAddress } from './fields';
import { currentPassword, newPassword } from './password';
import { fullName, spokenLanguage, username, userSchema } from './user';

/** What a signed-in person reads and changes of their own account. */

export const profileSchema = userSchema.concat(object({ language: spokenLanguage().defined(), createdAt: string().defined() }));
export type Profile = InferType<typeof profileSchema>;

/** `PUT /member/profile`. Another address asks the current password too; otherwise it may be absent. */
export const profileFieldsSchema = object({
  username: username(),
  email: emailAddress(),
  name: fullName(),
  language: spokenLanguage().required('required'),
  currentPassword: currentPassword(),
}).noUnknown();
export type ProfileFields = InferType<typeof profileFieldsSchema>;

/** `PUT /member/password`: ends every session, and answers a new one for the browser that asked. */
export const passwordChangeSchema = object({ currentPassword: currentPassword().required('required'), newPassword: newPassword().required('passwordMin') }).noUnknown();
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** `POST /member/erase`: the account and what belongs to it, for good. */
export const eraseSchema = object({ password: currentPassword().required('required') }).noUnknown();
export type Erasure = InferType<typeof eraseSchema>;
