import { defineTexts } from '../../i18n/texts';

export const forgotTexts = defineTexts('forgotPassword', {
  title: { fr: 'Ça arrive à tout le monde', en: 'It happens to everybody' },
  lead: { fr: 'Donnez le courriel de votre compte : je vous envoie un lien pour choisir un nouveau mot de passe.', en: 'Give the e-mail of your account: I will send you a link to choose a new password.' },
  form: { fr: 'Mot de passe oublié', en: 'Forgot password' },
  fields: { email: { label: { fr: 'Courriel', en: 'Email' } } },
  submit: { fr: 'Recevoir le lien', en: 'Send me the link' },
  submitting: { fr: 'Envoi en cours…', en: 'Sending…' },
  back: { fr: 'Retour à la connexion', en: 'Back to log in' },
  sent: {
    title: { fr: 'Surveillez vos courriels', en: 'Watch your mail' },
    message: { fr: 'Si un compte existe pour ce courriel, un lien de réinitialisation a été envoyé.', en: 'If an account exists for this email, a reset link has been sent.' },
    hour: { fr: 'Il est bon une heure, une seule fois. Rien reçu ? Jetez un œil aux indésirables.', en: 'It is good for one hour, once. Nothing there? Have a look at the junk folder.' },
    again: { fr: 'Essayer un autre courriel', en: 'Try another address' },
  },
});
