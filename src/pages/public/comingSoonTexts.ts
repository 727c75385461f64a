import { defineTexts } from '../../i18n/texts';

export const comingSoonTexts = defineTexts('comingSoon', {
  title: { fr: 'Cette page est encore au fumoir', en: 'This page is still in the smoker' },
  sentence: {
    fr: 'Je la prépare comme le reste : lentement, et je la sers quand elle est prête. Pour la date de votre fête, par contre, pas besoin d’attendre.',
    en: 'I make it the way I make everything: low and slow, and I serve it when it is ready. The date of your party does not have to wait.',
  },
  book: { fr: 'Réserver une date', en: 'Book a date' },
  home: { fr: 'Retour à l’accueil', en: 'Back to home' },
});
