import { defineTexts } from '../../i18n/texts';

export const fluidTexts = defineTexts('fluid', {
  pause: { fr: 'Arrêter la boucane', en: 'Pause the smoke' },
  resume: { fr: 'Laisser monter la boucane', en: 'Let the smoke rise' },
  save: { fr: 'Garder une image de la boucane', en: 'Save a picture of the smoke' },
});
