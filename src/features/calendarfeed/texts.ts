import { defineTexts } from '../../i18n/texts';

export const calendarFeedTexts = defineTexts('calendarFeed', {
  title: { fr: 'Agenda du téléphone', en: 'Phone calendar' },
  lead: {
    fr: 'Vos événements confirmés, et ceux qui attendent une réponse, dans l’agenda de votre téléphone : l’adresse, les convives, l’heure de départ et un lien vers la demande. Il se met à jour tout seul, environ une fois l’heure.',
    en: 'Your confirmed events, and those that wait for an answer, in the calendar of your phone: the address, the guests, the time to leave and a link to the request. It updates by itself, about once an hour.',
  },
  loading: { fr: 'Un instant…', en: 'One moment…' },
  failed: { fr: 'Le serveur n’a pas répondu. Rien n’a changé.', en: 'The server did not answer. Nothing has changed.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  none: { fr: 'Aucune adresse pour le moment.', en: 'No address for now.' },
  since: { fr: 'Une adresse fonctionne depuis le {{day}}. Elle n’est montrée qu’une fois : perdue, faites-en une autre.', en: 'An address has been working since {{day}}. It is shown only once: if it is lost, make another.' },
  make: { fr: 'Créer l’adresse', en: 'Make the address' },
  another: { fr: 'En créer une autre', en: 'Make another' },
  revoke: { fr: 'Couper l’adresse', en: 'End the address' },
  endsOld: { fr: 'L’ancienne adresse cesse alors de fonctionner, sur tous vos appareils.', en: 'The old address then stops working, on all your devices.' },
  made: {
    title: { fr: 'Copiez-la maintenant', en: 'Copy it now' },
    secret: { fr: 'Qui connaît cette adresse lit votre agenda, avec les noms et les lieux. Elle ne sera plus montrée.', en: 'Whoever knows this address reads your calendar, with names and places. It will not be shown again.' },
    label: { fr: 'Adresse de votre agenda', en: 'Address of your calendar' },
    copy: { fr: 'Copier', en: 'Copy' },
    copied: { fr: 'Copiée', en: 'Copied' },
    open: { fr: 'Ouvrir dans l’agenda de cet appareil', en: 'Open in this device’s calendar' },
  },
  how: {
    title: { fr: 'Où la coller', en: 'Where to paste it' },
    iphone: { fr: 'iPhone : Réglages, Apps, Calendrier, Comptes, Ajouter un compte, Autre, S’abonner à un calendrier.', en: 'iPhone: Settings, Apps, Calendar, Calendar Accounts, Add Account, Other, Add Subscribed Calendar.' },
    google: { fr: 'Google Agenda (et Android) : sur un ordinateur, Autres agendas, À partir de l’URL.', en: 'Google Calendar (and Android): on a computer, Other calendars, From URL.' },
    outlook: { fr: 'Outlook : Ajouter un calendrier, S’abonner à partir du web.', en: 'Outlook: Add calendar, Subscribe from web.' },
  },
  revoked: { fr: 'L’adresse est coupée : plus aucun appareil ne peut lire l’agenda.', en: 'The address is ended: no device can read the calendar any more.' },
});
