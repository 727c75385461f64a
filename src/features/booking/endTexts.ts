import { OFFLINE_NOTICE } from '../../contract/requestTexts';
import { defineTexts } from '../../i18n/texts';

/** Texts for failed and duplicate requests, loaded after the form. */
export const bookingEndTexts = defineTexts('bookingEnd', {
  waiting: OFFLINE_NOTICE,
  knownTitle: { fr: 'Déjà reçue', en: 'Already received' },
  known: { fr: 'Rien n’a été enregistré en double. Si vous voulez vraiment une deuxième demande identique, envoyez-la quand même.', en: 'Nothing was stored twice. If you really want a second request just like it, send it anyway.' },
  fine: { fr: 'Ne pas renvoyer', en: 'Don’t send it again' },
  anyway: { fr: 'Envoyer une deuxième demande', en: 'Send a second request' },
  againTitle: { fr: 'Pas encore envoyée', en: 'Not sent yet' },
  again: { fr: 'Envoyer', en: 'Send' },
});
