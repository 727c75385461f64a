import { defineTexts } from '../../i18n/texts';

/** Text of the settings button, which is on every page. Separate from the other consent texts, which load on demand. */
export const settingsTexts = defineTexts('cookieSettings', {
  open: { fr: 'Paramètres des témoins', en: 'Cookie Settings' },
});
