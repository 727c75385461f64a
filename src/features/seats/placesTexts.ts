import { defineTexts } from '../../i18n/texts';

export const placesTexts = defineTexts('places', {
  loading: { fr: 'Je cherche vos places…', en: 'Looking for your seats…' },
  unknown: {
    title: { fr: 'Ce lien ne mène plus nulle part', en: 'This link leads nowhere any more' },
    sentence: { fr: 'Il a peut-être été coupé en chemin, ou vos renseignements sont effacés. Écrivez-moi, je regarde.', en: 'It may have been cut on its way, or your information is erased. Write to me and I will look.' },
    write: { fr: 'M’écrire', en: 'Write to me' },
  },
  failed: {
    title: { fr: 'Vos places n’arrivent pas', en: 'Your seats could not be loaded' },
    sentence: { fr: 'La ligne est peut-être coupée. Rien n’a changé pour vos places.', en: 'The line may be cut. Nothing has changed about your seats.' },
    retry: { fr: 'Réessayer', en: 'Try again' },
  },
  state: {
    reserved: {
      title: { fr: 'C’est réservé', en: 'It is reserved' },
      lead_one: { fr: 'Une place est à votre nom.', en: 'One seat is in your name.' },
      lead_other: { fr: '{{count}} places sont à votre nom.', en: '{{count}} seats are in your name.' },
    },
    offered: {
      title: { fr: 'De la place pour vous', en: 'Room for you' },
      lead_one: { fr: 'Une place s’est libérée. Je vous la garde jusqu’au {{day}} à {{time}}.', en: 'One seat has come free. I am holding it for you until {{day}} at {{time}}.' },
      lead_other: { fr: '{{count}} places se sont libérées. Je vous les garde jusqu’au {{day}} à {{time}}.', en: '{{count}} seats have come free. I am holding them for you until {{day}} at {{time}}.' },
    },
    waiting: {
      title: { fr: 'Vous êtes sur la liste d’attente', en: 'You are on the waiting list' },
      lead_one: { fr: 'Dès qu’une place se libère pour vous, je vous écris et je la garde 24 heures.', en: 'As soon as a seat comes free for you, I write to you and hold it for 24 hours.' },
      lead_other: { fr: 'Dès que {{count}} places se libèrent pour vous, je vous écris et je les garde 24 heures.', en: 'As soon as {{count}} seats come free for you, I write to you and hold them for 24 hours.' },
    },
    expired: {
      title: { fr: 'L’offre est passée', en: 'The offer is over' },
      lead_one: { fr: 'Sans réponse à temps, la place est allée à quelqu’un d’autre.', en: 'Without an answer in time, the seat has gone to somebody else.' },
      lead_other: { fr: 'Sans réponse à temps, les {{count}} places sont allées à quelqu’un d’autre.', en: 'Without an answer in time, the {{count}} seats have gone to somebody else.' },
    },
    cancelled: {
      title: { fr: 'C’est annulé', en: 'It is cancelled' },
      lead_one: { fr: 'Je ne garde plus de place à votre nom.', en: 'I am no longer keeping a seat in your name.' },
      lead_other: { fr: 'Je ne garde plus de places à votre nom.', en: 'I am no longer keeping seats in your name.' },
    },
  },
  over: { fr: 'C’est commencé ou passé : plus rien ne peut changer ici.', en: 'It has begun or is over: nothing can be changed here any more.' },
  facts: {
    what: { fr: 'Quoi', en: 'What' },
    when: { fr: 'Quand', en: 'When' },
    where: { fr: 'Où', en: 'Where' },
    seats: { fr: 'Places', en: 'Seats' },
    at: { fr: '{{day}} à {{time}}', en: '{{day}} at {{time}}' },
    days: { fr: 'Du {{from}} au {{to}}', en: '{{from}} to {{to}}' },
  },
  acts: {
    accept: { fr: 'Oui, je prends ces places', en: 'Yes, I take these seats' },
    decline: { fr: 'Non merci', en: 'No, thank you' },
    cancel: { fr: 'Rendre mes places', en: 'Give my seats back' },
    leave: { fr: 'Quitter la liste d’attente', en: 'Leave the waiting list' },
    page: { fr: 'Voir la page', en: 'See its page' },
  },
  confirm: {
    decline: { fr: 'Laisser ces places à quelqu’un d’autre ?', en: 'Leave these seats to somebody else?' },
    cancel: { fr: 'Rendre vos places ? Elles vont à qui attend, et vous n’êtes pas certain de les retrouver.', en: 'Give your seats back? They go to whoever is waiting, and you may not get them again.' },
    leave: { fr: 'Quitter la liste ? Votre rang est perdu.', en: 'Leave the list? Your turn is lost.' },
    yes: { fr: 'Oui, c’est sûr', en: 'Yes, I am sure' },
    no: { fr: 'Non, je garde tout', en: 'No, keep everything' },
  },
  problem: {
    changed: { fr: 'Ce n’est plus possible : voici où vous en êtes.', en: 'This is no longer possible: here is where you stand.' },
    unreachable: { fr: 'La ligne est peut-être coupée : rien n’a changé. Réessayez dans un instant.', en: 'The line may be cut: nothing has changed. Try again in a moment.' },
  },
});
