import type { Text } from './language';

/** Hint shown with every field for a new password. */
export const PASSWORD_HINT: Text = { fr: 'Au moins 8 caractères ; une petite phrase vaut mieux qu’un mot.', en: 'At least 8 characters; a short phrase beats a single word.' };
