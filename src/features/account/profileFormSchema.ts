import { currentPassword } from '../../contract/password';
import { profileFieldsSchema } from '../../contract/member';

/** The profile as its form checks it: another address than the present one asks for the password, before the server does. */
export const profileFormSchema = (email: string) =>
  profileFieldsSchema.shape({
    currentPassword: currentPassword().test('needed', 'passwordNeeded', (value, { parent }) => (parent as { email?: unknown }).email === email || Boolean(value)),
  });
