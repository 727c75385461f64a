import { defineTexts } from '../../i18n/texts';

export const unauthorizedTexts = defineTexts('unauthorized', {
  title: { fr: 'Cette porte est fermée', en: 'This door is closed' },
  sentence: { fr: 'Votre compte n’ouvre pas cette page. Si vous pensez que c’est une erreur, écrivez-moi.', en: 'Your account does not open this page. If you think that is a mistake, write to me.' },
  member: { fr: 'Espace membre', en: 'Member area' },
  admin: { fr: 'Administration', en: 'Admin area' },
  home: { fr: 'Accueil', en: 'Home' },
});
