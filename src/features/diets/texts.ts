import { defineTexts } from '../../i18n/texts';

/** What every booking form carries; the rest comes with the editor. */
export const dietTexts = defineTexts('diets', {
  ask: { fr: 'Allergies ou régimes ?', en: 'Allergies or diets?' },
});
