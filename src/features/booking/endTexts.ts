import { defineTexts } from '../../i18n/texts';

/** What is said of a request that has not arrived, or not for the first time: fetched after the form. */
export const bookingEndTexts = defineTexts('bookingEnd', {
  waiting: {
    fr: 'Dès que la ligne revient, je vous offre de l’envoyer, où que vous soyez sur le site.',
    en: 'Once the line is back, you are offered to send it, wherever you are on the site.',
  },
  knownTitle: { fr: 'Déjà reçue', en: 'Already received' },
  known: { fr: 'Rien n’a été enregistré en double. Si vous voulez vraiment une deuxième réservation identique, envoyez-la quand même.', en: 'Nothing was stored twice. If you really want a second booking just like it, send it anyway.' },
  fine: { fr: 'C’est bien, merci', en: 'That is fine, thanks' },
  anyway: { fr: 'L’envoyer quand même', en: 'Send it anyway' },
  againTitle: { fr: 'Pas encore envoyée', en: 'Not sent yet' },
  again: { fr: 'Envoyer', en: 'Send' },
});
