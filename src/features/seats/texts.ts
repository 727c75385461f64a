import { defineTexts } from '../../i18n/texts';

export const seatsTexts = defineTexts('seats', {
  left_one: { fr: 'Il reste {{count}} place', en: '{{count}} seat left' },
  left_other: { fr: 'Il reste {{count}} places', en: '{{count}} seats left' },
  last_one: { fr: 'Dernière place : il n’en reste qu’une', en: 'Last seat: only one left' },
  last_other: { fr: 'Dernières places : il en reste {{count}}', en: 'Last seats: {{count}} left' },
  full: { fr: 'C’est complet pour l’instant', en: 'Full for now' },
  closed: { fr: 'Les réservations sont fermées', en: 'Reservations are closed' },
  reserve: { fr: 'Réserver des places', en: 'Reserve seats' },
  wait: { fr: 'M’inscrire à la liste d’attente', en: 'Join the waiting list' },
  failed: { fr: 'Le nombre de places ne s’affiche pas. Vérifiez votre connexion.', en: 'The number of seats didn’t load. Check your connection.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  fetchFailed: { fr: 'Le formulaire ne s’est pas ouvert. Vérifiez votre connexion.', en: 'The form didn’t open. Check your connection.' },
});
