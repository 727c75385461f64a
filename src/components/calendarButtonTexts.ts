import { defineTexts } from '../i18n/texts';

export const calendarButtonTexts = defineTexts('calendarButton', {
  add: { fr: 'Ajouter à mon calendrier', en: 'Add to my calendar' },
  remove: { fr: 'Retirer de mon calendrier', en: 'Remove from my calendar' },
  failed: { fr: 'Le fichier de calendrier n’a pas pu être préparé. Réessayez.', en: 'The calendar file could not be prepared. Try again.' },
});
