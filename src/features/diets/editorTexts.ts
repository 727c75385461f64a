import { defineTexts } from '../../i18n/texts';

export const dietEditorTexts = defineTexts('dietEditor', {
  why: { fr: 'Une ligne par allergie ou régime : c’est ce que la cuisine lit le jour même.', en: 'One line for each allergy or diet: it is what the kitchen reads on the day.' },
  title: { fr: 'Allergies et régimes', en: 'Allergies and diets' },
  line: { fr: 'Allergie ou régime {{number}}', en: 'Allergy or diet {{number}}' },
  remove: { fr: 'Enlever', en: 'Remove' },
  removeLine: { fr: 'Enlever l’allergie ou le régime {{number}}', en: 'Remove allergy or diet {{number}}' },
  add: { fr: 'Ajouter une ligne', en: 'Add a line' },
  severe: { fr: 'Noté en rouge, tout en haut de ma feuille du jour.', en: 'Written in red, at the very top of my day sheet.' },
});
