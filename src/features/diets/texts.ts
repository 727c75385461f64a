import { defineTexts } from '../../i18n/texts';

/** Text that every booking form loads. The other texts load with the editor. */
export const dietTexts = defineTexts('diets', {
  ask: { fr: 'Allergies ou régimes ?', en: 'Allergies or diets?' },
});
