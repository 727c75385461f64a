import { defineTexts } from '../../i18n/texts';

export const calendarFeedTexts = defineTexts('calendarFeed', {
  title: { fr: 'Calendrier du téléphone', en: 'Phone calendar' },
  lead: {
    fr: 'Vos réservations confirmées, et celles qui attendent une réponse, dans le calendrier de votre téléphone : l’adresse, les convives, l’heure de départ et un lien vers la demande. Il se met à jour tout seul : selon l’application, en une heure ou, avec Google, jusqu’à une journée.',
    en: 'Your confirmed bookings, and those waiting for an answer, in your phone’s calendar: the address, the guests, the time to leave and a link to the request. It updates by itself: depending on the app, within an hour or, with Google, up to a day.',
  },
  loading: { fr: 'Un instant…', en: 'One moment…' },
  failed: { fr: 'Le serveur n’a pas répondu. Rien n’a changé.', en: 'The server did not answer. Nothing has changed.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  none: { fr: 'Aucun lien pour le moment.', en: 'No link yet.' },
  since: { fr: 'Un lien fonctionne depuis le {{day}}. Il n’est montré qu’une fois : si vous l’avez perdu, créez-en un autre.', en: 'A link has been working since {{day}}. It is shown only once: if you’ve lost it, make another.' },
  make: { fr: 'Créer le lien', en: 'Create the link' },
  another: { fr: 'En créer un autre', en: 'Make another' },
  revoke: { fr: 'Désactiver le lien', en: 'Turn off the link' },
  endsOld: { fr: 'L’ancien lien cesse alors de fonctionner, sur tous vos appareils.', en: 'The old link then stops working, on all your devices.' },
  made: {
    title: { fr: 'Copiez-le maintenant', en: 'Copy it now' },
    secret: { fr: 'Quiconque a ce lien lit votre calendrier, avec les noms et les lieux. Il ne sera plus montré.', en: 'Anyone who has this link can read your calendar, names and places included. It will not be shown again.' },
    label: { fr: 'Lien de votre calendrier', en: 'Link to your calendar' },
    copy: { fr: 'Copier', en: 'Copy' },
    copied: { fr: 'Copié', en: 'Copied' },
    open: { fr: 'Ouvrir dans le calendrier de cet appareil', en: 'Open in this device’s calendar' },
  },
  how: {
    title: { fr: 'Où le coller', en: 'Where to paste it' },
    iphone: { fr: 'iPhone : Réglages, Apps, Calendrier, Comptes, Ajouter un compte, Autre, S’abonner à un calendrier.', en: 'iPhone: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar.' },
    google: { fr: 'Google Agenda (et Android) : sur un ordinateur, Autres agendas, À partir de l’URL.', en: 'Google Calendar (and Android): on a computer, Other calendars, From URL.' },
    outlook: { fr: 'Outlook : Ajouter un calendrier, S’abonner à partir du web.', en: 'Outlook: Add calendar, Subscribe from web.' },
  },
  revoked: { fr: 'Le lien est désactivé : plus aucun appareil ne peut lire le calendrier.', en: 'The link is off: no device can read the calendar anymore.' },
});
