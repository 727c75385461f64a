import { defineTexts } from '../../i18n/texts';

export const offlineTexts = defineTexts('offline', {
  banner: {
    fr: 'Vous êtes actuellement hors ligne. Certaines fonctionnalités peuvent être limitées.',
    en: 'You are currently offline. Some features may be limited.',
  },
  update: {
    region: { fr: 'Mise à jour du site', en: 'Site update' },
    ready: { fr: 'Une nouvelle version du site est prête.', en: 'A new version of the site is ready.' },
    apply: { fr: 'Mettre à jour', en: 'Update' },
    applying: { fr: 'Un instant…', en: 'One moment…' },
    later: { fr: 'Plus tard', en: 'Later' },
  },
  send: {
    region: { fr: 'Envoi en attente', en: 'Waiting to be sent' },
    booking: { fr: 'Votre demande pour le {{day}} n’est pas encore partie.', en: 'Your request for {{day}} has not been sent yet.' },
    message: { fr: 'Votre message n’est pas encore parti.', en: 'Your message has not been sent yet.' },
    now: { fr: 'Envoyer maintenant', en: 'Send now' },
    sending: { fr: 'Envoi en cours…', en: 'Sending…' },
    later: { fr: 'Pas maintenant', en: 'Not now' },
    forget: { fr: 'Ne pas l’envoyer', en: 'Don’t send it' },
    unanswered: { fr: 'Toujours pas de réponse. Rien n’est perdu : réessayez dans un moment.', en: 'Still no answer. Nothing is lost: try again in a moment.' },
    sent: { fr: 'C’est envoyé ! Votre référence : {{reference}}.', en: 'Sent! Your reference: {{reference}}.' },
    messageSent: { fr: 'C’est envoyé ! Je vous réponds dès que possible.', en: 'Sent! I’ll answer as soon as I can.' },
    refused: { fr: 'L’envoi a été refusé. {{reason}}', en: 'It was refused. {{reason}}' },
    open: { fr: 'Ouvrir le formulaire', en: 'Open the form' },
    close: { fr: 'Fermer', en: 'Close' },
  },
});
