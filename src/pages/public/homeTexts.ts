import { FRONT_TEXTS } from '../../contract/frontTexts';
import { defineTexts } from '../../i18n/texts';
import { EVENTS_INTRO, TRAININGS_INTRO } from './offerIntros';

export const homeTexts = defineTexts('home', {
  title: FRONT_TEXTS['home.title'],
  lead: {
    fr: 'Moi, c’est {{cook}}, à {{town}}. J’apporte le feu chez vous : viandes fumées au bois d’érable, barbecue et pizza au feu de bois. Choisissez le menu, voyez une estimation tout de suite ; je vous confirme la date et le prix.',
    en: 'I’m {{cook}}. From {{town}}, Québec, I bring the fire to you: maple-smoked meats, barbecue and wood-fired pizza. Choose the menu, see an estimate right away, and I’ll confirm the date and the price.',
  },
  book: { fr: 'Réserver une date', en: 'Book a date' },
  plan: { fr: 'Préparer mon événement', en: 'Plan my event' },
  about: {
    title: { fr: 'Mon histoire', en: 'Our Story' },
    first: {
      fr: 'J’ai soudé mon premier fumoir à {{town}}, un hiver où il n’y avait rien d’autre à faire. La famille est venue goûter, puis les voisins, puis les voisins des voisins.',
      en: 'I welded my first smoker in {{town}}, one winter when there was nothing better to do. The family came for a taste, then the neighbours, then the neighbours’ neighbours.',
    },
    second: {
      fr: 'Depuis, j’allume avant l’aube, je reste à côté du feu et je tranche devant vous. En général, un seul groupe par jour.',
      en: 'These days I light up before dawn, stay beside the fire and carve in front of you. Usually for one group a day.',
    },
    more: { fr: 'Faire connaissance', en: 'Get to know me' },
  },
  trainings: {
    title: TRAININGS_INTRO.title,
    words: TRAININGS_INTRO.lead,
    all: { fr: 'Toutes les formations', en: 'All trainings' },
  },
  events: {
    title: EVENTS_INTRO.title,
    words: EVENTS_INTRO.lead,
    all: { fr: 'Tous les événements', en: 'All events' },
  },
  ways: {
    title: { fr: 'Par où commencer', en: 'Where to start' },
    event: {
      title: { fr: 'Un événement chez vous', en: 'An event at your place' },
      words: { fr: 'Trois étapes, les dates encore libres, et une estimation avant de dire oui.', en: 'Three steps, the dates still free, and an estimate before you say yes.' },
    },
    smokehouse: {
      title: { fr: 'La carte du fumoir', en: 'The smokehouse menu' },
      words: { fr: 'Poitrine de bœuf, côtes levées, truite, et tout ce qui va à côté.', en: 'Brisket, ribs, trout, and everything that goes with them.' },
    },
    pizzas: {
      title: { fr: 'Une soirée pizza', en: 'A pizza evening' },
      words: { fr: 'Trois pâtes, neuf pizzas, et le four qui ronfle dans votre cour.', en: 'Three doughs, nine pizzas, and the oven roaring in your yard.' },
    },
  },
});
