import { defineTexts } from '../../i18n/texts';

export const homeTexts = defineTexts('home', {
  title: { fr: 'Le fumoir vient à votre fête.', en: 'The smoker comes to your party.' },
  lead: {
    fr: 'Moi, c’est {{cook}}. De St-Liboire, j’apporte le feu chez vous : viandes fumées au bois d’érable, barbecue et pizza au feu de bois. Choisissez le menu, voyez le prix tout de suite, et je vous confirme la date.',
    en: 'I’m {{cook}}. From St-Liboire, Québec, I bring the fire to you: maple-smoked meats, barbecue and wood-fired pizza. Choose the menu, see the price at once, and I confirm the date myself.',
  },
  book: { fr: 'Réserver une date', en: 'Book a date' },
  plan: { fr: 'Imaginer votre événement', en: 'Plan your event' },
  about: {
    title: { fr: 'Mon histoire', en: 'Our Story' },
    first: {
      fr: 'J’ai soudé mon premier fumoir à St-Liboire, un hiver où il n’y avait rien d’autre à faire. La famille est venue goûter, puis les voisins, puis les voisins des voisins.',
      en: 'I welded my first smoker in St-Liboire, one winter with nothing better to do. The family came for a taste, then the neighbours, then the neighbours’ neighbours.',
    },
    second: {
      fr: 'Depuis, je cuisine pour un seul groupe par jour : j’allume avant l’aube, je reste à côté du feu, et je tranche devant vous.',
      en: 'These days I cook for a single group a day: I light up before dawn, stay beside the fire, and carve in front of you.',
    },
    more: { fr: 'Faire connaissance', en: 'Get to know me' },
  },
  trainings: {
    title: { fr: 'Apprendre le feu', en: 'Learn the fire' },
    words: {
      fr: 'De petits groupes, les mains dedans, au fumoir, chez vous ou en ligne. Vous repartez avec le tour de main, et souvent avec le souper.',
      en: 'Small groups, hands on, at the smokehouse, at your place or online. You leave with the knack, and often with supper.',
    },
    all: { fr: 'Toutes les formations', en: 'All trainings' },
  },
  events: {
    title: { fr: 'Autour du fumoir', en: 'Around the smoker' },
    words: {
      fr: 'Les soirées où tout le monde est invité. Venez avec votre appétit ; je m’occupe du feu.',
      en: 'The evenings where everyone is invited. Bring your appetite; I look after the fire.',
    },
    all: { fr: 'Tous les événements', en: 'All events' },
  },
  ways: {
    title: { fr: 'Par où commencer', en: 'Where to start' },
    event: {
      title: { fr: 'Un événement chez vous', en: 'An event at your place' },
      words: { fr: 'Trois étapes, les dates encore libres, et un prix avant de dire oui.', en: 'Three steps, the dates still free, and a price before you say yes.' },
    },
    smokehouse: {
      title: { fr: 'La carte du fumoir', en: 'The smokehouse menu' },
      words: { fr: 'Poitrine de bœuf, côtes levées, truite, et tout ce qui va à côté.', en: 'Brisket, ribs, trout, and everything that goes beside them.' },
    },
    pizzas: {
      title: { fr: 'Une soirée pizza', en: 'A pizza evening' },
      words: { fr: 'Trois pâtes, huit garnitures, et le four qui ronfle dans votre cour.', en: 'Three doughs, eight toppings, and the oven roaring in your yard.' },
    },
  },
});
