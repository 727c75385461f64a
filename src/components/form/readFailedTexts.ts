import { defineTexts } from '../../i18n/texts';

export const readFailedTexts = defineTexts('readFailed', {
  sentence: { fr: 'Rien n’est perdu : tout est sur le serveur. Réessayez dans un instant.', en: 'Nothing is lost: it is all on the server. Try again in a moment.' },
  forbidden: { fr: 'Réservé à qui administre le site', en: 'For those who run the site' },
  forbiddenSentence: { fr: 'Connectez-vous avec un compte d’administration.', en: 'Log in with an administrator’s account.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
});
