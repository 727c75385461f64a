import { defineTexts } from '../../i18n/texts';

export const loginTexts = defineTexts('login', {
  title: { fr: 'Content de vous revoir', en: 'Welcome back' },
  lead: { fr: 'Connectez-vous pour composer un événement, réserver une date et suivre vos demandes.', en: 'Log in to put an event together, book a date and keep track of your requests.' },
  leadBack: {
    fr: 'Connectez-vous pour continuer : votre session a peut-être atteint ses douze heures. Vous reviendrez où vous étiez, et ce que vous aviez commencé y est encore.',
    en: 'Log in to continue: your session may have reached its twelve hours. You’ll be back where you were, with what you had started.',
  },
  farewell: { fr: 'Votre compte est effacé. Merci d’être passé.', en: 'Your account has been erased. Thank you for stopping by.' },
  form: { fr: 'Connexion', en: 'Log in' },
  fields: {
    username: { label: { fr: 'Nom d’utilisateur ou courriel', en: 'Username or email' } },
    password: { label: { fr: 'Mot de passe', en: 'Password' } },
  },
  submit: { fr: 'Me connecter', en: 'Log in' },
  submitting: { fr: 'Connexion…', en: 'Logging in…' },
  forgot: { fr: 'Mot de passe oublié ?', en: 'Forgot your password?' },
  noAccount: { fr: 'Pas encore de compte ?', en: 'No account yet?' },
  register: { fr: 'Créer un compte', en: 'Register' },
});
