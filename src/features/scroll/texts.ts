import { defineTexts } from '../../i18n/texts';

export const scrollTexts = defineTexts('scroll', {
  region: { fr: 'Raccourci', en: 'Shortcut' },
  top: { fr: 'Revenir en haut de la page', en: 'Back to the top of the page' },
});
