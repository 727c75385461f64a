import { defineTexts } from '../../i18n/texts';

export const wizardTexts = defineTexts('wizard', {
  place: { fr: 'Étape {{number}} de {{count}}', en: 'Step {{number}} of {{count}}' },
  forward: { fr: 'Continuer', en: 'Continue' },
  back: { fr: 'Retour', en: 'Back' },
  backTo: { fr: 'Retour : {{name}}', en: 'Back: {{name}}' },
  edit: { fr: 'Modifier', en: 'Edit' },
  editPart: { fr: 'Modifier : {{name}}', en: 'Edit: {{name}}' },
  done: { fr: 'fait', en: 'done' },
  nothing: { fr: 'Rien pour l’instant', en: 'Nothing yet' },
});
