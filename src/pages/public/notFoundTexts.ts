import { defineTexts } from '../../i18n/texts';

export const notFoundTexts = defineTexts('notFound', {
  title: { fr: 'Page introuvable', en: 'Page Not Found' },
  subtitle: { fr: 'La page que vous cherchez est partie en boucane : je ne la trouve nulle part.', en: "We can't seem to find the page you're looking for" },
  home: { fr: 'Retour à l’accueil', en: 'Back to home' },
  elsewhere: { fr: 'Essayez plutôt', en: 'Try one of these' },
  trainings: { fr: 'Formations', en: 'Trainings' },
  events: { fr: 'Événements', en: 'Events' },
  contact: { fr: 'Contact', en: 'Contact' },
});
