import { defineTexts } from '../../i18n/texts';

/** All consent texts except that of the settings button, which is on every page. */
export const consentTexts = defineTexts('consent', {
  necessaryOnly: { fr: 'Nécessaires seulement', en: 'Necessary Only' },
  acceptAll: { fr: 'Tout accepter', en: 'Accept All' },
  save: { fr: 'Enregistrer mes choix', en: 'Save My Preferences' },
  banner: {
    title: { fr: 'Des témoins ? C’est vous qui décidez.', en: 'Cookies? You decide.' },
    text: {
      fr: 'Statistiques, publicité et vidéos viennent de Google et attendent votre oui.',
      en: 'Analytics, ads and videos come from Google and wait for your OK.',
    },
    learnMore: { fr: 'En savoir plus', en: 'Learn More' },
  },
  modal: {
    title: { fr: 'Témoins et vie privée', en: 'Cookies and privacy' },
    lead: {
      fr: 'Ce qui est éteint ne charge rien et n’envoie rien. Votre choix vaut un an ; vous pouvez le changer en tout temps, au bas de chaque page.',
      en: 'What is off loads nothing and sends nothing. Your choice lasts one year; you can change it at any time, at the bottom of every page.',
    },
    close: { fr: 'Fermer', en: 'Close' },
    contact: {
      fr: 'Une question sur les témoins ? Écrivez à {{name}}, responsable de la protection des renseignements personnels :',
      en: 'A question about cookies? Write to {{name}}, who is responsible for protecting personal information:',
    },
    privacy: { fr: 'Lire la page Vie privée', en: 'Read the privacy page' },
  },
  always: { fr: 'Toujours actifs', en: 'Always on' },
  categories: {
    necessary: {
      name: { fr: 'Nécessaires', en: 'Necessary' },
      text: {
        fr: 'Votre langue, votre connexion, la demande que vous êtes en train d’écrire et vos choix faits ici. Rien de cela ne sert à vous suivre.',
        en: 'Your language, your login, the request you are writing and the choices you make here. None of it is used to track you.',
      },
    },
    analytics: {
      name: { fr: 'Statistiques', en: 'Analytics' },
      text: {
        fr: 'Google Analytics compte les visites et les pages vues. Ces données peuvent être conservées hors du Québec.',
        en: 'Google Analytics counts visits and page views. This data may be kept outside Québec.',
      },
    },
    marketing: {
      name: { fr: 'Publicité', en: 'Marketing' },
      text: {
        fr: 'Google sait si une annonce vous a mené ici, et peut s’en servir pour choisir celles que vous verrez. Hors du Québec aussi.',
        en: 'Google knows whether an ad brought you here, and may use it to pick the ones you see. Outside Québec, too.',
      },
    },
    functional: {
      name: { fr: 'Fonctionnels', en: 'Functional' },
      text: {
        fr: 'Les vidéos YouTube jouent dans la page. Sans cela, une vidéo ne se charge que si vous cliquez dessus.',
        en: 'YouTube videos play in the page. Without this, a video loads only when you click it.',
      },
    },
  },
  card: {
    title: { fr: 'Vos témoins', en: 'Your cookies' },
    all: { fr: 'Tous les témoins activés', en: 'All Cookies Enabled' },
    necessary: { fr: 'Témoins nécessaires seulement', en: 'Necessary Cookies Only' },
    none: { fr: 'Aucun choix enregistré', en: 'Not Set' },
    also: { fr: 'Permis aussi : {{list}}', en: 'Also allowed: {{list}}' },
    updated: { fr: 'Mis à jour le {{moment}}', en: 'Last updated {{moment}}' },
    unset: { fr: 'Seuls les témoins nécessaires servent d’ici là.', en: 'Until you choose, only the necessary ones are used.' },
    change: { fr: 'Modifier', en: 'Change' },
  },
});
