import { defineTexts } from '../../i18n/texts';

export const seatFormTexts = defineTexts('seatForm', {
  title: { fr: 'Réserver des places', en: 'Reserve seats' },
  waitTitle: { fr: 'Liste d’attente', en: 'Waiting list' },
  lead: { fr: 'Un groupe reste ensemble : toutes vos places, ou aucune. Il n’y a rien à payer pour le moment.', en: 'A group stays together: all of your seats, or none. There is nothing to pay for now.' },
  waitLead: {
    fr: 'Dès qu’il y a assez de places pour tout votre groupe, je vous écris et je vous les garde {{hours}}. Premier arrivé, premier servi.',
    en: 'As soon as there are enough seats for your whole group, I’ll write and hold them for {{hours}}. First come, first served.',
  },
  fields: {
    name: { label: { fr: 'Votre nom', en: 'Your name' } },
    email: { label: { fr: 'Courriel', en: 'Email' }, hint: { fr: 'La confirmation et le lien pour rendre vos places vont à cette adresse.', en: 'The confirmation and the link to release your seats go to this address.' } },
    seats: { label: { fr: 'Nombre de places', en: 'Number of seats' } },
    message: { label: { fr: 'Un mot pour moi (facultatif)', en: 'A note for me (optional)' }, hint: { fr: 'Une allergie, une poussette, un fauteuil roulant…', en: 'An allergy, a stroller, a wheelchair…' } },
  },
  tooFew_one: { fr: 'Il ne reste qu’une place. Votre groupe irait en entier sur la liste d’attente.', en: 'There is only one seat left. Your whole group would go on the waiting list.' },
  tooFew_other: { fr: 'Il ne reste que {{count}} places. Votre groupe irait en entier sur la liste d’attente.', en: 'There are only {{count}} seats left. Your whole group would go on the waiting list.' },
  larger: { fr: 'Plus nombreux que {{count}} ? Écrivez-moi, on s’arrange.', en: 'More than {{count}} of you? Write to me and we will work it out.' },
  submit: { fr: 'Réserver', en: 'Reserve' },
  submitWait: { fr: 'M’inscrire sur la liste d’attente', en: 'Put me on the waiting list' },
  submitting: { fr: 'Envoi en cours…', en: 'Sending…' },
  cancel: { fr: 'Fermer', en: 'Close' },
  privacy: { fr: 'Votre nom, votre courriel et votre message servent seulement à vous accueillir et à vous écrire.', en: 'Your name, email and note are used only to welcome you and to write to you.' },
  privacyLink: { fr: 'Vie privée', en: 'Privacy' },
  anyway: { fr: 'Réserver encore', en: 'Reserve again' },
  failed: {
    offline: { fr: 'Vous êtes hors ligne : rien n’est encore réservé. Tout ce que vous avez écrit est gardé.', en: 'You’re offline: nothing is reserved yet. Everything you typed is kept.' },
    message: { fr: 'La demande de places n’a pas pu être envoyée. Tout ce que vous avez écrit est gardé : réessayez dans un instant.', en: 'Your seats could not be reserved. Everything you typed is kept: try again in a moment.' },
  },
  done: {
    reservedTitle: { fr: 'C’est réservé', en: 'Reserved' },
    reserved_one: { fr: 'Votre place vous attend. Je vous envoie la confirmation à {{email}}.', en: 'Your seat is waiting for you. I am sending the confirmation to {{email}}.' },
    reserved_other: { fr: 'Vos {{count}} places vous attendent. Je vous envoie la confirmation à {{email}}.', en: 'Your {{count}} seats are waiting for you. I am sending the confirmation to {{email}}.' },
    waitingTitle: { fr: 'Vous êtes sur la liste', en: 'You are on the list' },
    waiting: { fr: 'Je vous écris à {{email}} dès qu’il y a assez de places pour tout votre groupe, et je vous les garde {{hours}}.', en: 'I’ll write to {{email}} as soon as there are enough seats for your whole group, and hold them for {{hours}}.' },
  },
});
