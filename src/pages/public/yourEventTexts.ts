import { defineTexts } from '../../i18n/texts';

export const yourEventPageTexts = defineTexts('yourEventPage', {
  title: { fr: 'Votre événement', en: 'Your event' },
  lead: {
    fr: 'Trois petites étapes, puis la date. Je viens avec le fumoir ou le four ; vous venez avec l’appétit.',
    en: 'Three small steps, then the date. I bring the smoker or the oven; you bring the appetite.',
  },
  free: { fr: 'Quelles journées sont libres ?', en: 'Which days are free?' },
  freeSentence: { fr: 'Choisissez une journée : vos réponses vous suivent.', en: 'Pick a day: your answers come along.' },
  seeCalendar: { fr: 'Voir les journées libres', en: 'See which days are free' },
});
