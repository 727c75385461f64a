import { defineTexts } from '../../i18n/texts';

export const seatsTexts = defineTexts('seats', {
  left_one: { fr: 'Il reste {{count}} place', en: '{{count}} seat left' },
  left_other: { fr: 'Il reste {{count}} places', en: '{{count}} seats left' },
  last_one: { fr: 'Dernière place : il n’en reste qu’une', en: 'Last seat: only one left' },
  last_other: { fr: 'Dernières places : il en reste {{count}}', en: 'Last seats: {{count}} left' },
  full: { fr: 'C’est complet pour l’instant', en: 'Full for now' },
  closed: { fr: 'Les réservations sont fermées', en: 'Reservations are closed' },
  reserve: { fr: 'Réserver des places', en: 'Reserve seats' },
  wait: { fr: 'Liste d’attente', en: 'Waiting list' },
  failed: { fr: 'Le nombre de places n’arrive pas : la ligne est peut-être coupée.', en: 'The number of seats could not be loaded: the line may be cut.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  fetchFailed: { fr: 'Le formulaire n’a pas pu s’ouvrir : la ligne est peut-être coupée.', en: 'The form could not be opened: the line may be cut.' },
});
