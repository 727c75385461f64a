import { defineTexts } from '../../i18n/texts';

export const offlineTexts = defineTexts('offline', {
  banner: {
    fr: 'Vous êtes actuellement hors ligne. Certaines fonctionnalités peuvent être limitées.',
    en: 'You are currently offline. Some features may be limited.',
  },
  update: {
    region: { fr: 'Mise à jour du site', en: 'Site update' },
    ready: { fr: 'Une nouvelle version du site est prête.', en: 'A new version of the site is ready.' },
    apply: { fr: 'Mettre à jour', en: 'Update' },
    applying: { fr: 'Un instant…', en: 'One moment…' },
    later: { fr: 'Plus tard', en: 'Later' },
  },
});
