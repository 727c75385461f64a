import { defineTexts } from '../../i18n/texts';

/** The words of the button that stands on every page: they load with it, and the others do not. */
export const settingsTexts = defineTexts('cookieSettings', {
  open: { fr: 'Paramètres des témoins', en: 'Cookie Settings' },
});
