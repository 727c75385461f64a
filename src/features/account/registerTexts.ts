import { PASSWORD_HINT } from '../../contract/passwordHint';
import { defineTexts } from '../../i18n/texts';

export const registerTexts = defineTexts('register', {
  title: { fr: 'Créer un compte', en: 'Create an account' },
  lead: {
    fr: 'Avec un compte, vous composez votre événement à votre rythme, vous réservez à partir du calendrier et vous suivez vos demandes. Pour une simple demande, pas besoin de compte.',
    en: 'With an account you put your event together at your own pace, book from the calendar and keep track of your requests. For a simple request you don’t need one.',
  },
  form: { fr: 'Créer un compte', en: 'Register' },
  fields: {
    name: { label: { fr: 'Nom complet', en: 'Full name' } },
    username: { label: { fr: 'Nom d’utilisateur', en: 'Username' }, hint: { fr: 'Court et facile à retenir : vous le taperez pour vous connecter.', en: 'Short and easy to remember: you’ll type it to log in.' } },
    email: { label: { fr: 'Courriel', en: 'Email' }, hint: { fr: 'Pour suivre vos demandes et retrouver l’accès à votre compte.', en: 'To follow up on your requests and to recover your account.' } },
    password: { label: { fr: 'Mot de passe', en: 'Password' }, hint: PASSWORD_HINT },
    confirmation: { label: { fr: 'Mot de passe, encore une fois', en: 'Password, once more' } },
  },
  submit: { fr: 'Créer mon compte', en: 'Register' },
  submitting: { fr: 'Je crée votre compte…', en: 'Creating your account…' },
  haveAccount: { fr: 'Déjà un compte ?', en: 'Already have an account?' },
  login: { fr: 'Me connecter', en: 'Log in' },
  done: {
    title: { fr: 'C’est fait', en: 'All set' },
    message: { fr: 'Inscription réussie ! Vous pouvez maintenant vous connecter.', en: 'Registration successful! You can now log in.' },
    mail: { fr: 'Un courriel vous attend à l’adresse que vous avez donnée.', en: 'An email is waiting at the address you gave.' },
  },
});
