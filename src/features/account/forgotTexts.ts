import { defineTexts } from '../../i18n/texts';

export const forgotTexts = defineTexts('forgotPassword', {
  title: { fr: 'Mot de passe oublié ?', en: 'Forgot your password?' },
  lead: { fr: 'Entrez le courriel de votre compte : je vous envoie un lien pour choisir un nouveau mot de passe.', en: 'Enter your account’s email: I’ll send you a link to choose a new password.' },
  form: { fr: 'Mot de passe oublié', en: 'Forgot password' },
  fields: { email: { label: { fr: 'Courriel', en: 'Email' } } },
  submit: { fr: 'Recevoir le lien', en: 'Send me the link' },
  submitting: { fr: 'Envoi en cours…', en: 'Sending…' },
  back: { fr: 'Retour à la connexion', en: 'Back to login' },
  sent: {
    title: { fr: 'Surveillez vos courriels', en: 'Check your email' },
    message: { fr: 'Si un compte existe pour ce courriel, un lien de réinitialisation a été envoyé.', en: 'If an account exists for this email, a reset link has been sent.' },
    hour: { fr: 'Le lien est valide une heure et ne sert qu’une fois. Rien reçu ? Regardez dans les courriels indésirables.', en: 'The link is valid for one hour and works once. Nothing there? Check your junk folder.' },
    again: { fr: 'Essayer un autre courriel', en: 'Try another email' },
  },
});
