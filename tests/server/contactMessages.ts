import type { ContactMessage } from '../../src/contract/contact';

/** Builds a valid contact message. */
export const contactMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Marie Tremblay',
  email: 'marie@example.org',
  subject: 'trainings',
  message: 'Bonjour !\n\nDonnez-vous la formation du brisket en anglais ?',
  ...changes,
});
