import { ADMIN_RESOURCE_LABELS } from '../contract/adminResources';
import { defineTexts } from '../i18n/texts';

export const adminTexts = defineTexts('office', {
  menu: { fr: 'Menu de l’administration', en: 'Administration menu' },
  everyday: { fr: 'Tous les jours', en: 'Every day' },
  manage: { fr: 'Gérer', en: 'Manage' },
  more: { fr: 'Plus', en: 'More' },
  close: { fr: 'Fermer', en: 'Close' },
  site: { fr: 'Retour au site', en: 'Back to the site' },
  member: { fr: 'Espace membre', en: 'Member area' },
  logOut: { fr: 'Me déconnecter', en: 'Log out' },
  places: {
    today: { fr: 'Aujourd’hui', en: 'Today' },
    requests: { fr: 'Demandes', en: 'Requests' },
    customers: { fr: 'Clients', en: 'Customers' },
    mail: { fr: 'Courriels', en: 'Emails' },
    availability: { fr: 'Disponibilités', en: 'Availability' },
    preparation: { fr: 'Préparation', en: 'Preparation' },
    ...ADMIN_RESOURCE_LABELS,
    settings: { fr: 'Réglages', en: 'Settings' },
    pictures: { fr: 'Photos', en: 'Pictures' },
    calendarFeed: { fr: 'Calendrier du téléphone', en: 'Phone calendar' },
    data: { fr: 'Données', en: 'Data' },
  },
});
