import { defineTexts } from '../../i18n/texts';

export const loginTexts = defineTexts('login', {
  title: { fr: 'Bon retour', en: 'Welcome back' },
  lead: { fr: 'Connectez-vous pour composer un événement, réserver une date et suivre vos demandes.', en: 'Log in to put an event together, book a date and follow your requests.' },
  leadBack: {
    fr: 'Il faut une session ouverte pour continuer ; la vôtre est peut-être arrivée à ses douze heures. Connectez-vous : vous reviendrez où vous étiez, et ce que vous aviez commencé y est encore.',
    en: 'You need to be logged in to go on; your session may have reached its twelve hours. Log in: you will be back where you were, and what you had begun is still there.',
  },
  farewell: { fr: 'Votre compte et vos renseignements sont effacés. Merci de votre passage près du feu.', en: 'Your account and your information are erased. Thank you for stopping by the fire.' },
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
