import { defineTexts } from '../../i18n/texts';

export const notFoundTexts = defineTexts('notFound', {
  title: { fr: 'Page introuvable', en: 'Page Not Found' },
  subtitle: { fr: 'La page que vous cherchez est partie en boucane : je ne la trouve nulle part.', en: "We can't seem to find the page you're looking for" },
  home: { fr: 'Retour à l’accueil', en: 'Back to home' },
  elsewhere: { fr: 'Ce que je sais trouver', en: 'What I can find' },
  trainings: { fr: 'Formations', en: 'Trainings' },
  events: { fr: 'Événements', en: 'Events' },
  contact: { fr: 'Contact', en: 'Contact' },
});
