import { defineTexts } from '../../i18n/texts';

export const unauthorizedTexts = defineTexts('unauthorized', {
  title: { fr: 'Accès réservé', en: 'You don’t have access to this page' },
  sentence: { fr: 'Votre compte ne donne pas accès à cette page. Une erreur ? Écrivez-moi.', en: 'Your account doesn’t give access to this page. A mistake? Write to me.' },
  member: { fr: 'Espace membre', en: 'Member area' },
  admin: { fr: 'Administration', en: 'Admin area' },
  home: { fr: 'Accueil', en: 'Home' },
});
