import { PASSWORD_HINT } from '../../contract/passwordHint';
import { defineTexts } from '../../i18n/texts';

export const resetTexts = defineTexts('resetPassword', {
  title: { fr: 'Un nouveau mot de passe', en: 'A new password' },
  lead: { fr: 'Le lien de votre courriel ne sert qu’une fois. Vos autres appareils devront se reconnecter.', en: 'The link in your email works only once. Your other devices will have to log in again.' },
  form: { fr: 'Choisir un mot de passe', en: 'Choose a password' },
  fields: {
    email: { label: { fr: 'Courriel du compte', en: 'Account email' } },
    newPassword: { label: { fr: 'Nouveau mot de passe', en: 'New password' }, hint: PASSWORD_HINT },
    confirmation: { label: { fr: 'Nouveau mot de passe, encore une fois', en: 'New password, once more' } },
    resetToken: { label: { fr: 'Lien du courriel', en: 'Link from the email' } },
  },
  submit: { fr: 'Changer le mot de passe', en: 'Change the password' },
  submitting: { fr: 'Changement en cours…', en: 'Changing…' },
  another: { fr: 'Demander un autre lien', en: 'Ask for another link' },
  done: {
    title: { fr: 'C’est changé', en: 'Password changed' },
    message: { fr: 'Votre mot de passe est changé. Vous pouvez vous connecter.', en: 'Your password has been changed. You can log in.' },
    login: { fr: 'Me connecter', en: 'Log in' },
  },
  noLink: {
    title: { fr: 'Il manque un bout du lien', en: 'Part of the link is missing' },
    sentence: { fr: 'Ouvrez le lien du courriel en entier, jusqu’au dernier caractère. Il est valide une heure ; ensuite, demandez-en un autre.', en: 'Open the whole link from the email, to its last character. It’s valid for one hour; after that, ask for another.' },
  },
});
