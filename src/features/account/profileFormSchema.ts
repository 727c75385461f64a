import { currentPassword } from '../../contract/password';
import { profileFieldsSchema } from '../../contract/member';

/** Schema of the profile form. A changed email requires the password, as on the server. */
export const profileFormSchema = (email: string) =>
  profileFieldsSchema.shape({
    currentPassword: currentPassword().test('needed', 'passwordNeeded', (value, { parent }) => (parent as { email?: unknown }).email === email || Boolean(value)),
  });
