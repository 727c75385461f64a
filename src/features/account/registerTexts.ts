import { defineTexts } from '../../i18n/texts';

export const registerTexts = defineTexts('register', {
  title: { fr: 'Une place près du feu', en: 'A place by the fire' },
  lead: {
    fr: 'Avec un compte, vous composez votre événement à votre rythme, vous réservez à même le calendrier et vous suivez vos demandes. Pour une simple soumission, aucun compte n’est nécessaire.',
    en: 'With an account you put your event together at your own pace, book from the calendar and follow your requests. For a simple estimate no account is needed.',
  },
  form: { fr: 'Créer un compte', en: 'Register' },
  fields: {
    name: { label: { fr: 'Nom complet', en: 'Full name' } },
    username: { label: { fr: 'Nom d’utilisateur', en: 'Username' }, hint: { fr: 'Court, sans être secret : vous le taperez pour vous connecter.', en: 'Short and not secret: you will type it to log in.' } },
    email: { label: { fr: 'Courriel', en: 'Email' }, hint: { fr: 'Pour le suivi de vos demandes, et pour retrouver l’accès.', en: 'For news of your requests, and to get back in.' } },
    password: { label: { fr: 'Mot de passe', en: 'Password' }, hint: { fr: 'Au moins 8 caractères ; une petite phrase vaut mieux qu’un mot.', en: 'At least 8 characters; a short sentence beats a word.' } },
    confirmation: { label: { fr: 'Mot de passe, encore une fois', en: 'Password, once more' } },
  },
  submit: { fr: 'Créer mon compte', en: 'Register' },
  submitting: { fr: 'Je crée votre compte…', en: 'Creating your account…' },
  haveAccount: { fr: 'Déjà un compte ?', en: 'Already registered?' },
  login: { fr: 'Me connecter', en: 'Log in' },
  done: {
    title: { fr: 'C’est fait', en: 'All set' },
    message: { fr: 'Inscription réussie ! Vous pouvez maintenant vous connecter.', en: 'Registration successful! You can now log in.' },
    mail: { fr: 'Un courriel vous attend à l’adresse que vous avez donnée.', en: 'A mail is waiting at the address you gave.' },
  },
});
