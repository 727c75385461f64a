import type { ContactMessage } from '../../src/contract/contact';

/** A message that is right in every way. */
export const contactMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Marie Tremblay',
  email: 'marie@example.org',
  subject: 'trainings',
  message: 'Bonjour !\n\nDonnez-vous la formation du brisket en anglais ?',
  ...changes,
});
