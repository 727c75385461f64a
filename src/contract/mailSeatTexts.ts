import type { Text } from './language';

/** Texts of the mails about seats. */
export const SEAT_TEXTS = {
  seatAside: { fr: 'Vos places', en: 'Your seats' },
  seatOne: { fr: '{{count}} place', en: '{{count}} seat' },
  seatMany: { fr: '{{count}} places', en: '{{count}} seats' },
  seatDays: { fr: 'Du {{from}} au {{to}}', en: '{{from}} to {{to}}' },
  seatSeats: { fr: 'Places', en: 'Seats' },
  seatOpen: { fr: 'Voir mes places', en: 'See my seats' },
  seatPlace: { fr: 'Voir où j’en suis', en: 'See where I stand' },
  seatAnswer: { fr: 'Répondre à l’offre', en: 'Answer the offer' },
  seatCopy: { fr: 'Le bouton ne fait rien ? Copiez cette adresse dans votre navigateur :', en: 'If the button does nothing, copy this address into your browser:' },
  seatWhy: {
    fr: 'Vous recevez ce courriel parce que cette adresse a servi à demander des places sur {{site}}. Ce n’était pas vous ? Répondez-moi et j’efface tout.',
    en: 'You are receiving this because this address was used to ask for seats on {{site}}. If this wasn’t you, reply and I’ll erase everything.',
  },

  seatReservedSubject: { fr: 'Vos places sont réservées : {{title}}', en: 'Your seats are reserved: {{title}}' },
  seatReservedTitle: { fr: 'Vos places sont réservées', en: 'Your seats are reserved' },
  seatReserved: { fr: 'C’est noté : {{seats}} à votre nom. Il n’y a rien à payer pour le moment.', en: 'Noted: {{seats}} in your name. There is nothing to pay for now.' },
  seatReservedMore: { fr: 'Un empêchement ? Rendez vos places avec ce lien : quelqu’un d’autre attend peut-être. La date est jointe, pour votre calendrier.', en: 'Can’t make it? Release your seats with this link: someone else may be waiting. The date is attached for your calendar.' },
  seatMeeting: { fr: 'Lien de la rencontre', en: 'Meeting link' },

  seatWaitingSubject: { fr: 'Vous êtes sur la liste d’attente : {{title}}', en: 'You are on the waiting list: {{title}}' },
  seatWaitingTitle: { fr: 'Vous êtes sur la liste d’attente', en: 'You are on the waiting list' },
  seatWaiting: { fr: 'C’est complet pour l’instant. Dès qu’il y a assez de places pour vous ({{seats}}), je vous écris et je vous les garde {{hold}}.', en: 'It’s full for now. As soon as there are enough seats for you ({{seats}}), I’ll write and hold them for {{hold}}.' },
  seatWaitingMore: { fr: 'Vous avez changé d’idée ? Quittez la liste par ce lien.', en: 'Changed your mind? Leave the list with this link.' },

  seatOfferSubject: { fr: '{{seats}} pour vous, jusqu’au {{day}} à {{time}}', en: '{{seats}} for you, until {{day}} at {{time}}' },
  seatOfferTitle: { fr: 'De la place pour vous', en: 'Room for you' },
  seatOffer: { fr: 'Ce que vous attendiez s’est libéré : {{seats}}. Je garde le tout pour vous jusqu’au {{day}} à {{time}}.', en: 'What you were waiting for has come free: {{seats}}, held for you until {{day}} at {{time}}.' },
  seatOfferMore: { fr: 'Dites-moi oui ou non avec ce lien. Sans réponse d’ici là, l’offre passera à quelqu’un d’autre.', en: 'Tell me yes or no with this link. Without an answer by then, the offer goes to someone else.' },

  seatExpiredSubject: { fr: 'L’offre est passée : {{title}}', en: 'The offer is over: {{title}}' },
  seatExpiredTitle: { fr: 'L’offre est passée', en: 'The offer is over' },
  seatExpired: { fr: 'Je n’ai pas eu de réponse à temps : les places offertes ({{seats}}) ne sont plus gardées pour vous.', en: 'I had no answer in time: the seats I offered ({{seats}}) are no longer held for you.' },
  seatExpiredMore: { fr: 'Toujours envie de venir ? Demandez de nouveau sur le site, ou répondez à ce courriel.', en: 'Still want to come? Ask again on the site, or reply to this email.' },

  seatCancelledSubject: { fr: 'Vos places sont annulées : {{title}}', en: 'Your seats are cancelled: {{title}}' },
  seatCancelledTitle: { fr: 'Vos places sont annulées', en: 'Your seats are cancelled' },
  seatCancelled: { fr: 'C’est fait : vos places ({{seats}}) sont annulées.', en: 'Done: your seats ({{seats}}) are cancelled.' },
  seatCancelledMore: { fr: 'Une erreur ? Répondez à ce courriel, ou réservez de nouveau sur le site.', en: 'A mistake? Reply to this email, or reserve again on the site.' },

  seatCalledOffSubject: { fr: 'Annulé : {{title}}', en: 'Cancelled: {{title}}' },
  seatCalledOffTitle: { fr: 'C’est annulé', en: 'It’s cancelled' },
  seatCalledOff: { fr: 'Cela n’aura pas lieu : je ne garde plus {{seats}} pour vous. J’en suis désolé.', en: 'It won’t take place, so I’m no longer keeping {{seats}} for you. I’m sorry.' },
  seatCalledOffMore: { fr: 'Vous n’avez rien à faire. Une question ? Répondez à ce courriel.', en: 'There’s nothing for you to do. A question? Just reply to this email.' },

  seatLeftSubject: { fr: 'Vous avez quitté la liste d’attente : {{title}}', en: 'You have left the waiting list: {{title}}' },
  seatLeftTitle: { fr: 'Vous n’êtes plus sur la liste', en: 'You are off the list' },
  seatLeft: { fr: 'C’est noté : votre groupe ({{seats}}) n’est plus sur la liste d’attente.', en: 'Noted: your group ({{seats}}) is off the waiting list.' },
  seatLeftMore: { fr: 'Une erreur ? Répondez à ce courriel, ou demandez de nouveau sur le site.', en: 'A mistake? Reply to this email, or ask again on the site.' },

  seatMovedSubject: { fr: 'La date a changé : {{title}}', en: 'The date has changed: {{title}}' },
  seatMovedTitle: { fr: 'La date a changé', en: 'The date has changed' },
  seatMoved: { fr: 'Vos places vous suivent : {{seats}}, à la nouvelle date.', en: 'Your seats move with it: {{seats}}, on the new date.' },
  seatMovedMore: { fr: 'La date ne vous va plus ? Rendez vos places avec ce lien. La nouvelle date est jointe, pour votre calendrier.', en: 'Doesn’t the new date work? Release your seats with this link. The new date is attached for your calendar.' },

  seatNoticeSubject: { fr: '{{what}} : {{seats}}, {{title}}', en: '{{what}}: {{seats}}, {{title}}' },
  seatNoticeReserved: { fr: 'Places réservées', en: 'Seats reserved' },
  seatNoticeAccepted: { fr: 'Offre prise', en: 'Offer accepted' },
  seatNoticeWaiting: { fr: 'Liste d’attente', en: 'Waiting list' },
  seatNoticeCancelled: { fr: 'Places rendues', en: 'Seats given back' },
  seatNoticeCalledOff: { fr: 'Annulé', en: 'Cancelled' },
  seatNoticeLeft: { fr: 'Liste d’attente quittée', en: 'Waiting list left' },
  seatNoticeOffer: { fr: 'Offre envoyée', en: 'Offer sent' },
  seatNoticeExpired: { fr: 'Offre passée', en: 'Offer over' },
  seatNoticeMoved: { fr: 'Date changée', en: 'Date changed' },
  seatNoticeLeftOver: { fr: 'Il en reste', en: 'Still free' },
  seatWhoComes: { fr: 'Voir qui vient', en: 'See who comes' },

  seatCalendarNote: { fr: '{{seats}} à votre nom.', en: '{{seats}} in your name.' },
  seatCalendarGone: { fr: 'Vos places sont annulées.', en: 'Your seats are cancelled.' },
} as const satisfies Record<string, Text>;
