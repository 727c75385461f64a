import { defineTexts } from '../../i18n/texts';

export const offersTexts = defineTexts('offers', {
  training: { fr: 'Formation', en: 'Training' },
  event: { fr: 'Événement', en: 'Event' },
  taxes: { fr: 'taxes en sus', en: 'plus taxes' },
  online: { fr: 'En ligne, chez vous', en: 'Online, from your kitchen' },
  noDate: { fr: 'Date à venir', en: 'Date to come' },
  days: { fr: 'Du {{from}} au {{to}}', en: '{{from}} to {{to}}' },
  at: { fr: '{{day}} à {{time}}', en: '{{day}} at {{time}}' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  trainings: {
    loading: { fr: 'Chargement des formations…', en: 'Loading trainings...' },
    emptyTitle: { fr: 'Aucune formation pour l’instant', en: 'No trainings available right now' },
    emptySentence: { fr: 'J’en prépare d’autres au coin du feu. Écrivez-moi, et je vous préviens.', en: 'I am putting new ones together by the fire. Write to me and I will let you know.' },
    failedTitle: { fr: 'Les formations n’arrivent pas', en: 'The trainings could not be loaded' },
  },
  events: {
    loading: { fr: 'Chargement des événements…', en: 'Loading events...' },
    emptyTitle: { fr: 'Aucun événement pour l’instant', en: 'No events available right now' },
    emptySentence: { fr: 'Le fumoir se repose. Écrivez-moi, et je vous préviens du prochain.', en: 'The smoker is resting. Write to me and I will tell you about the next one.' },
    failedTitle: { fr: 'Les événements n’arrivent pas', en: 'The events could not be loaded' },
  },
  failedSentence: { fr: 'Le réseau a peut-être coupé en chemin. Le reste de la page est bon.', en: 'The network may have dropped on the way. The rest of the page is fine.' },
  write: { fr: 'M’écrire', en: 'Write to me' },
});
