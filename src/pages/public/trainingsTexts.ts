import { defineTexts } from '../../i18n/texts';

export const trainingsTexts = defineTexts('trainings', {
  title: { fr: 'Apprendre le feu', en: 'Learn the fire' },
  lead: {
    fr: 'De petits groupes, les mains dedans, au fumoir, chez vous ou en ligne. Vous repartez avec le tour de main, et souvent avec le souper.',
    en: 'Small groups, hands on, at the smokehouse, at your place or online. You leave with the knack, and often with supper.',
  },
  ask: { fr: 'Poser une question', en: 'Ask a question' },
});
