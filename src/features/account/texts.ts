import { defineTexts } from '../../i18n/texts';

/** Texts shared by all account screens. */
export const accountTexts = defineTexts('account', {
  privacy: {
    fr: 'Votre nom, votre courriel et votre mot de passe (illisible, même pour moi) servent à votre compte et au suivi de vos demandes. Ils ne sont ni vendus ni prêtés. Vous pouvez les voir, les corriger ou les effacer en tout temps.',
    en: 'Your name, email and password (unreadable, even by me) are used for your account and to track your requests. They are never sold or lent. You can see them, correct them or erase them at any time.',
  },
  privacyLink: { fr: 'Vie privée', en: 'Privacy' },
  failed: {
    login: { fr: 'La connexion a échoué (code {{status}}). Réessayez dans un instant.', en: 'Login failed with status: {{status}}' },
    loginIncomplete: { fr: 'La réponse ne contenait ni jeton ni compte.', en: 'Login response did not contain token or user data.' },
    loginUnexpected: { fr: 'Une erreur inattendue est survenue pendant la connexion.', en: 'An unexpected error occurred during login.' },
    register: { fr: 'L’inscription a échoué (code {{status}}). Réessayez dans un instant.', en: 'Registration failed with status: {{status}}' },
    registerSorry: { fr: 'Erreur pendant l’inscription. Veuillez réessayer.', en: 'Error during registration. Please try again.' },
    forgot: { fr: 'La demande de réinitialisation a échoué (code {{status}}). Réessayez dans un instant.', en: 'Password reset request failed with status: {{status}}' },
    reset: { fr: 'La réinitialisation a échoué (code {{status}}). Réessayez dans un instant.', en: 'Password reset failed with status: {{status}}' },
    unreachable: {
      fr: 'Le serveur n’a pas répondu : votre connexion a peut-être été coupée. Ce que vous avez tapé est encore ici.',
      en: 'The server didn’t answer: your connection may have dropped. What you typed is still here.',
    },
    change: { fr: 'Rien n’a été changé : le serveur a eu un problème. Réessayez dans un instant.', en: 'Nothing was changed: the server had a problem. Try again in a moment.' },
  },
});
