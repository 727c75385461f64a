import { defineTexts } from '../../i18n/texts';

export const debugTexts = defineTexts('debug', {
  title: { fr: 'Diagnostic', en: 'Debug' },
  lead: {
    fr: 'Ce que cette version du site sait d’elle-même et de votre navigateur. Rien de secret ici, et tout se défait en rechargeant la page.',
    en: 'What this version of the site knows about itself and your browser. Nothing here is secret, and a reload undoes everything.',
  },
  build: {
    title: { fr: 'Version', en: 'Build' },
    mode: { fr: 'Mode', en: 'Mode' },
    api: { fr: 'Adresse de l’API', en: 'API base URL' },
    key: { fr: 'Clé de cartes', en: 'Maps key' },
    keyPresent: { fr: 'présente, {{n}} caractères', en: 'present, {{n}} characters' },
    keyAbsent: { fr: 'absente', en: 'missing' },
    script: { fr: 'Script de cartes', en: 'Maps script' },
    noMaps: {
      fr: 'La clé de l’API Google Maps n’est pas configurée. Les fonctions de carte seront limitées.',
      en: 'Google Maps API key is not configured. Map functionality will be limited.',
    },
  },
  workers: {
    title: { fr: 'Service workers', en: 'Service workers' },
    support: { fr: 'Pris en charge', en: 'Supported' },
    yes: { fr: 'oui', en: 'yes' },
    no: { fr: 'non', en: 'no' },
    controller: { fr: 'Contrôleur', en: 'Controller' },
    registrations: { fr: 'Enregistrés', en: 'Registrations' },
    none: { fr: 'aucun', en: 'none' },
  },
  caches: { title: { fr: 'Caches', en: 'Caches' }, none: { fr: 'aucun', en: 'none' } },
  environment: { title: { fr: 'Variables publiques', en: 'Environment' }, empty: { fr: '(vide)', en: '(empty)' } },
  actions: { fr: 'Actions', en: 'Actions' },
  refresh: { fr: 'Relire les service workers', en: 'Refresh SW Info' },
  unregister: { fr: 'Retirer les service workers', en: 'Unregister Service Workers' },
  clear: { fr: 'Vider les caches', en: 'Clear Caches' },
  reload: { fr: 'Recharger à neuf', en: 'Hard Reload' },
  notice: {
    swInfoError: { fr: 'Erreur en lisant les service workers : {{reason}}', en: 'SW info error: {{reason}}' },
    cachesError: { fr: 'Erreur en lisant les caches : {{reason}}', en: 'Caches error: {{reason}}' },
    notSupported: { fr: 'Ce navigateur ne connaît pas les service workers', en: 'Service workers not supported' },
    unregisterError: { fr: 'Erreur en retirant : {{reason}}', en: 'Unregister error: {{reason}}' },
    clearError: { fr: 'Erreur en vidant les caches : {{reason}}', en: 'Clear cache error: {{reason}}' },
    unregistered: { fr: '{{n}} service worker(s) retiré(s). La page recharge…', en: 'Unregistered {{n}} service worker(s). Reloading...' },
    cleared: { fr: '{{n}} cache(s) vidé(s).', en: 'Cleared {{n}} cache(s).' },
  },
});
