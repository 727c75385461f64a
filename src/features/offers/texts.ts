import { defineTexts } from '../../i18n/texts';

export const offersTexts = defineTexts('offers', {
  training: { fr: 'Formation', en: 'Training' },
  event: { fr: 'Événement', en: 'Event' },
  sample: { fr: 'Exemple', en: 'Example' },
  taxes: { fr: 'par personne, taxes en sus', en: 'per person, plus taxes' },
  noTaxes: { fr: 'par personne', en: 'per person' },
  premises: { fr: 'Au fumoir, à {{town}}', en: 'At the smokehouse, in {{town}}' },
  premisesAddress: { fr: 'Au fumoir, {{address}}', en: 'At the smokehouse, {{address}}' },
  online: { fr: 'En ligne, chez vous', en: 'Online, from your kitchen' },
  noDate: { fr: 'Date à confirmer', en: 'Date to be announced' },
  days: { fr: 'Du {{from}} au {{to}}', en: '{{from}} to {{to}}' },
  at: { fr: '{{day}} à {{time}}', en: '{{day}} at {{time}}' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  trainings: {
    loading: { fr: 'Chargement des formations…', en: 'Loading trainings...' },
    emptyTitle: { fr: 'Aucune formation pour l’instant', en: 'No trainings available right now' },
    emptySentence: { fr: 'J’en prépare d’autres au coin du feu. Écrivez-moi, et je vous préviens.', en: 'I’m putting new ones together by the fire. Write to me and I’ll let you know.' },
    failedTitle: { fr: 'Les formations ne se sont pas chargées', en: 'The trainings didn’t load' },
  },
  events: {
    loading: { fr: 'Chargement des événements…', en: 'Loading events...' },
    emptyTitle: { fr: 'Aucun événement pour l’instant', en: 'No events available right now' },
    emptySentence: { fr: 'Le fumoir se repose. Écrivez-moi, et je vous préviens du prochain.', en: 'The smoker is resting. Write to me and I’ll tell you about the next one.' },
    failedTitle: { fr: 'Les événements ne se sont pas chargés', en: 'The events didn’t load' },
  },
  failedSentence: { fr: 'Votre connexion a peut-être été coupée. Le reste de la page fonctionne.', en: 'Your connection may have dropped. The rest of the page works.' },
  write: { fr: 'M’écrire', en: 'Write to me' },
});
