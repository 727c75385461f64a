import { defineTexts } from '../../i18n/texts';

export const reservationTexts = defineTexts('places', {
  loading: { fr: 'Je cherche vos places…', en: 'Looking for your seats…' },
  unknown: {
    title: { fr: 'Ce lien ne fonctionne plus', en: 'This link no longer works' },
    sentence: { fr: 'Il est peut-être incomplet, ou vos renseignements ont été effacés. Écrivez-moi, je regarde.', en: 'It may be incomplete, or your information may have been erased. Write to me and I’ll look.' },
    write: { fr: 'M’écrire', en: 'Write to me' },
  },
  failed: {
    title: { fr: 'Vos places ne s’affichent pas', en: 'Your seats didn’t load' },
    sentence: { fr: 'Votre connexion a peut-être été coupée. Rien n’a changé pour vos places.', en: 'Your connection may have dropped. Nothing has changed with your seats.' },
    retry: { fr: 'Réessayer', en: 'Try again' },
  },
  state: {
    reserved: {
      title: { fr: 'C’est réservé', en: 'Reserved' },
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
      lead_one: { fr: 'Dès qu’une place se libère pour vous, je vous écris et je la garde {{hours}}.', en: 'As soon as a seat comes free, I’ll write to you and hold it for {{hours}}.' },
      lead_other: { fr: 'Dès que {{count}} places se libèrent pour vous, je vous écris et je les garde {{hours}}.', en: 'As soon as {{count}} seats come free for you, I’ll write and hold them for {{hours}}.' },
    },
    expired: {
      title: { fr: 'L’offre a expiré', en: 'The offer has expired' },
      lead_one: { fr: 'Je n’ai pas eu de réponse à temps : la place n’est plus gardée pour vous.', en: 'I had no answer in time: the seat is no longer held for you.' },
      lead_other: { fr: 'Je n’ai pas eu de réponse à temps : les {{count}} places ne sont plus gardées pour vous.', en: 'I had no answer in time: the {{count}} seats are no longer held for you.' },
    },
    cancelled: {
      title: { fr: 'C’est annulé', en: 'Cancelled' },
      lead_one: { fr: 'Je ne garde plus de place à votre nom.', en: 'I am no longer keeping a seat in your name.' },
      lead_other: { fr: 'Je ne garde plus de places à votre nom.', en: 'I am no longer keeping seats in your name.' },
    },
  },
  over: { fr: 'C’est commencé ou terminé : plus rien ne peut être changé ici.', en: 'It has started or is over: nothing can be changed here anymore.' },
  facts: {
    what: { fr: 'Quoi', en: 'What' },
    when: { fr: 'Quand', en: 'When' },
    where: { fr: 'Où', en: 'Where' },
    seats: { fr: 'Places', en: 'Seats' },
    at: { fr: '{{day}} à {{time}}', en: '{{day}} at {{time}}' },
    days: { fr: 'Du {{from}} au {{to}}', en: '{{from}} to {{to}}' },
  },
  acts: {
    accept: { fr: 'Oui, je prends ces places', en: 'Yes, I’ll take these seats' },
    decline: { fr: 'Non merci', en: 'No, thank you' },
    cancel: { fr: 'Rendre mes places', en: 'Release my seats' },
    leave: { fr: 'Quitter la liste d’attente', en: 'Leave the waiting list' },
    page: { fr: 'Voir la page', en: 'See the page' },
  },
  confirm: {
    decline: { fr: 'Laisser ces places à quelqu’un d’autre ?', en: 'Leave these seats to somebody else?' },
    cancel: { fr: 'Rendre vos places ? Elles iront aux personnes en attente, et vous pourriez ne pas les retrouver.', en: 'Release your seats? They go to whoever is waiting, and you may not get them back.' },
    leave: { fr: 'Quitter la liste ? Vous perdrez votre place dans la file.', en: 'Leave the list? You’ll lose your place in line.' },
    yes: { fr: 'Oui, c’est sûr', en: 'Yes, I am sure' },
    no: { fr: 'Non, je garde tout', en: 'No, keep everything' },
  },
  problem: {
    changed: { fr: 'Ce n’est plus possible : voici où vous en êtes.', en: 'This is no longer possible: here is where you stand.' },
    unreachable: { fr: 'Votre connexion a peut-être été coupée : rien n’a changé. Réessayez dans un instant.', en: 'Your connection may have dropped: nothing has changed. Try again in a moment.' },
  },
});
