import { defineTexts } from '../../i18n/texts';

export const saveBarTexts = defineTexts('saveBar', {
  bar: { fr: 'Enregistrer ou quitter', en: 'Save or leave' },
  save: { fr: 'Enregistrer', en: 'Save' },
  saving: { fr: 'Enregistrement…', en: 'Saving…' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  clean: { fr: 'Rien à enregistrer', en: 'Nothing to save' },
  kept: { fr: 'Pas encore enregistré ; brouillon gardé sur cet appareil', en: 'Not saved yet; draft kept on this device' },
  unkept: { fr: 'Pas encore enregistré, et ce navigateur ne garde pas de brouillon', en: 'Not saved yet, and this browser keeps no draft' },
});
