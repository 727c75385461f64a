import { defineTexts } from '../i18n/texts';

/** Meta descriptions, one sentence a page, for search engines and shared links. Only the prerendered HTML contains them; no page loads them. */
export const descriptionTexts = defineTexts('description', {
  home: {
    fr: '{{business}}, à {{town}} : viandes fumées au bois d’érable, barbecue et pizza au feu de bois, servis chez vous. Formations et événements privés, estimation en direct.',
    en: '{{business}}, in {{town}}, Québec: maple-smoked meats, barbecue and wood-fired pizza, served at your place. Trainings and private events, with a live estimate.',
  },
  yourEvent: {
    fr: 'Composez votre événement en trois étapes : le fumoir vient chez vous, avec le menu que vous choisissez.',
    en: 'Put your event together in three steps: the smoker comes to you, with the menu you choose.',
  },
  booking: {
    fr: 'Réservez un repas fumé, une soirée pizza ou une formation : choisissez l’adresse et le menu, voyez l’estimation tout de suite, envoyez votre demande.',
    en: 'Book a smokehouse meal, a pizza evening or a training: choose the place and the menu, see the estimate right away, send your request.',
  },
  pizzas: { fr: 'Pizza au feu de bois : trois pâtes, neuf pizzas, en soirée ou en formation, chez vous.', en: 'Wood-fired pizza: three doughs, nine pizzas, as an evening or a training at your place.' },
  smokehouse: { fr: 'La carte du fumoir : poitrine de bœuf, côtes levées, porc effiloché, truite, et les accompagnements.', en: 'The smokehouse menu: brisket, ribs, pulled pork, trout, and the sides that go with them.' },
  trainings: { fr: 'Apprenez le feu, la fumée et la pâte : formations barbecue et pizza à {{town}}, chez vous ou en ligne.', en: 'Learn fire, smoke and dough: barbecue and pizza trainings in {{town}}, at your place or online.' },
  events: { fr: 'Les prochains rendez-vous autour du fumoir, à {{town}} et dans les environs.', en: 'What’s coming up around the smoker, in {{town}} and nearby.' },
  contact: { fr: 'Une question sur un événement, une formation ou le menu ? Écrivez-moi, je réponds moi-même.', en: 'A question about an event, a training or the menu? Write to me; I’ll answer you myself.' },
  about: { fr: 'Une personne, un fumoir, du bois d’érable : voilà {{business}}, à {{town}}.', en: 'One person, one smoker, maple wood: the story of {{business}}, in {{town}}, Québec.' },
  register: { fr: 'Ouvrez un compte pour composer votre événement ou votre formation, réserver à partir du calendrier et suivre vos demandes.', en: 'Open an account to put together your event or training, book from the calendar and keep track of your requests.' },
  privacy: { fr: 'Quels renseignements je garde, pourquoi, combien de temps, et comment les faire effacer.', en: 'What information I keep, why, for how long, and how to have it erased.' },
});
