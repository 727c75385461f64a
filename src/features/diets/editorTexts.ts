import { defineTexts } from '../../i18n/texts';

export const dietEditorTexts = defineTexts('dietEditor', {
  why: { fr: 'Une ligne par allergie ou régime : je la relis le jour même, avant de cuisiner.', en: 'One line for each allergy or diet: I read it on the day, before I cook.' },
  title: { fr: 'Allergies et régimes', en: 'Allergies and diets' },
  line: { fr: 'Allergie ou régime {{number}}', en: 'Allergy or diet {{number}}' },
  remove: { fr: 'Retirer', en: 'Remove' },
  removeLine: { fr: 'Retirer l’allergie ou le régime {{number}}', en: 'Remove allergy or diet {{number}}' },
  add: { fr: 'Ajouter une ligne', en: 'Add a line' },
  severe: { fr: 'Noté en rouge, tout en haut de ma feuille du jour.', en: 'Written in red, at the very top of my day sheet.' },
});
