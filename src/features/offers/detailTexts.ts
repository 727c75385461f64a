import { defineTexts } from '../../i18n/texts';

/** Texts used only on an offer's page, not in lists of cards. */
export const detailTexts = defineTexts('offer', {
  detail: {
    facts: { fr: 'En bref', en: 'At a glance' },
    when: { fr: 'Quand', en: 'When' },
    where: { fr: 'Où', en: 'Where' },
    duration: { fr: 'Durée', en: 'Duration' },
    price: { fr: 'Prix', en: 'Price' },
    capacity: { fr: 'Places', en: 'Seats' },
    seats_one: { fr: '{{count}} personne', en: '{{count}} person' },
    seats_other: { fr: '{{count}} personnes au plus', en: 'Up to {{count}} people' },
    served: { fr: 'Ce qu’on mange', en: 'What’s served' },
    sides: { fr: 'Accompagnements', en: 'Sides' },
    included: { fr: 'Ce qui est compris', en: 'What’s included' },
    covered: { fr: 'Ce qu’on voit ensemble', en: 'What we cover' },
    focus: { fr: 'Thèmes', en: 'Topics' },
    meats: { fr: 'Viandes', en: 'Meats' },
    tools: { fr: 'Outils', en: 'Tools' },
    instructor: { fr: 'Qui vous reçoit', en: 'Who teaches' },
    bookDay: { fr: 'Réserver pour cette date', en: 'Book for this date' },
    privateDay: { fr: 'Demander un événement privé ce jour-là', en: 'Request a private event that day' },
    proposeDay: { fr: 'Proposer une date', en: 'Suggest a date' },
    bookAlike: { fr: 'Organiser la même chose chez vous', en: 'Have the same at your place' },
    ask: { fr: 'Poser une question', en: 'Ask a question' },
    sample: { fr: 'Un exemple, pour montrer le site : il n’aura pas lieu, et on ne peut pas y réserver.', en: 'An example, to show the site: it won’t take place and can’t be reserved.' },
    over: { fr: 'C’est passé : c’était le {{day}}.', en: 'This one is over: it was on {{day}}.' },
  },
  missing: {
    training: { fr: 'Cette formation n’est plus au programme', en: 'This training is no longer offered' },
    trainingSentence: { fr: 'Elle a peut-être changé de nom ou de saison. Les autres sont toutes ici.', en: 'It may have changed its name or its season. All the others are here.' },
    event: { fr: 'Cet événement n’est plus à l’affiche', en: 'This event is no longer listed' },
    eventSentence: { fr: 'Il a peut-être changé de nom ou de date. Les autres sont tous ici.', en: 'It may have changed its name or its date. All the others are here.' },
  },
  allTrainings: { fr: 'Toutes les formations', en: 'All trainings' },
  allEvents: { fr: 'Tous les événements', en: 'All events' },
});
