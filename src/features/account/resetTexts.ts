import { defineTexts } from '../../i18n/texts';

export const resetTexts = defineTexts('resetPassword', {
  title: { fr: 'Un nouveau mot de passe', en: 'A new password' },
  lead: { fr: 'Le lien de votre courriel ouvre cette page une seule fois. Les appareils encore connectés devront se reconnecter.', en: 'The link of your mail opens this page once. Devices that are still logged in will have to log in again.' },
  form: { fr: 'Choisir un mot de passe', en: 'Choose a password' },
  fields: {
    email: { label: { fr: 'Courriel du compte', en: 'Email of the account' } },
    newPassword: { label: { fr: 'Nouveau mot de passe', en: 'New password' }, hint: { fr: 'Au moins 8 caractères ; une petite phrase vaut mieux qu’un mot.', en: 'At least 8 characters; a short sentence beats a word.' } },
    confirmation: { label: { fr: 'Nouveau mot de passe, encore une fois', en: 'New password, once more' } },
    resetToken: { label: { fr: 'Lien du courriel', en: 'Link of the mail' } },
  },
  submit: { fr: 'Changer le mot de passe', en: 'Change the password' },
  submitting: { fr: 'Changement en cours…', en: 'Changing…' },
  another: { fr: 'Demander un autre lien', en: 'Ask for another link' },
  done: {
    title: { fr: 'C’est changé', en: 'Changed' },
    message: { fr: 'Votre mot de passe est changé. Vous pouvez vous connecter.', en: 'Your password has been changed. You can log in.' },
    login: { fr: 'Me connecter', en: 'Log in' },
  },
  noLink: {
    title: { fr: 'Il manque un bout du lien', en: 'Part of the link is missing' },
    sentence: { fr: 'Ouvrez le lien du courriel en entier, jusqu’au dernier caractère. Il est bon une heure ; passé ce temps, demandez-en un autre.', en: 'Open the whole link of the mail, to its last character. It is good for one hour; after that, ask for another.' },
  },
});
