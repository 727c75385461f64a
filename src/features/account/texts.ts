import { defineTexts } from '../../i18n/texts';

/** What every screen of the account says. */
export const accountTexts = defineTexts('account', {
  privacy: {
    fr: 'Votre nom, votre courriel et votre mot de passe (gardé brouillé) servent à votre compte et à suivre vos demandes. Ils ne sont remis à personne. Vous pouvez les voir, les corriger ou tout effacer vous-même, n’importe quand.',
    en: 'Your name, e-mail and password (kept scrambled) serve your account and the follow-up of your requests. They are given to nobody. You can see them, correct them or erase everything yourself, at any time.',
  },
  privacyLink: { fr: 'Vie privée', en: 'Privacy' },
  failed: {
    login: { fr: 'La connexion a échoué, avec le statut : {{status}}', en: 'Login failed with status: {{status}}' },
    loginIncomplete: { fr: 'La réponse ne contenait ni jeton ni utilisateur.', en: 'Login response did not contain token or user data.' },
    loginUnexpected: { fr: 'Une erreur inattendue est survenue pendant la connexion.', en: 'An unexpected error occurred during login.' },
    register: { fr: 'L’inscription a échoué, avec le statut : {{status}}', en: 'Registration failed with status: {{status}}' },
    registerSorry: { fr: 'Erreur pendant l’inscription. Veuillez réessayer.', en: 'Error during registration. Please try again.' },
    forgot: { fr: 'La demande de réinitialisation a échoué, avec le statut : {{status}}', en: 'Password reset request failed with status: {{status}}' },
    reset: { fr: 'La réinitialisation a échoué, avec le statut : {{status}}', en: 'Password reset failed with status: {{status}}' },
    unreachable: {
      fr: 'Le serveur n’a pas répondu : le réseau a peut-être coupé. Ce que vous avez tapé est encore ici.',
      en: 'The server did not answer: the network may have dropped. What you typed is still here.',
    },
    change: { fr: 'Rien n’a été changé : le serveur n’a pas pu. Réessayez dans un instant.', en: 'Nothing was changed: the server could not. Try again in a moment.' },
  },
});
