import { defineTexts } from '../../i18n/texts';

export const aboutTexts = defineTexts('about', {
  title: { fr: 'Une personne, un fumoir, du bois d’érable', en: 'One person, one smoker, maple wood' },
  lead: {
    fr: 'Boucane, c’est moi : j’allume le feu avant l’aube, je reste à côté jusqu’au service, et je lave les planches.',
    en: 'Boucane is just me: I light the fire before dawn, stay beside it until we serve, and wash the boards.',
  },
  book: { fr: 'Voir un prix pour votre événement', en: 'See a price for your event' },
  write: { fr: 'M’écrire', en: 'Write to me' },
  fire: {
    title: { fr: 'Le feu', en: 'The fire' },
    first: {
      fr: 'Tout passe par un fumoir à foyer déporté, nourri d’érable et d’un peu de chêne. Pas de gaz, pas de granules : une bûche aux trente minutes, et quelqu’un pour la mettre.',
      en: 'Everything goes through an offset smoker fed with maple and a little oak. No gas, no pellets: a split of wood every half hour, and somebody there to add it.',
    },
    second: {
      fr: 'Une poitrine de bœuf prend douze heures. C’est pour ça que je cuisine pour un seul groupe par jour.',
      en: 'A brisket takes twelve hours. That is why I cook for a single group a day.',
    },
  },
  home: {
    title: { fr: 'Le fumoir vient chez vous', en: 'The smoker comes to you' },
    first: {
      fr: 'Mariage dans la grange, fête de famille, épluchette, party de bureau : j’arrive avec le fumoir, la table de découpe et les accompagnements. Vous fournissez les chaises et l’appétit.',
      en: 'A wedding in the barn, a family party, corn on the cob in August, an office do: I arrive with the smoker, the carving table and the sides. You bring the chairs and the appetite.',
    },
    second: {
      fr: 'Le prix que vous voyez en ligne comprend la viande, la cuisson, le service et la route. Seules les taxes s’ajoutent.',
      en: 'The price you see online covers the meat, the cooking, the serving and the road. Only taxes are added.',
    },
  },
  teach: {
    title: { fr: 'J’enseigne aussi', en: 'I teach, too' },
    first: {
      fr: 'Conduire un feu, parer une poitrine, lever une pâte : les formations se donnent au fumoir, chez vous ou en ligne, en petits groupes, les mains dedans.',
      en: 'Running a fire, trimming a brisket, raising a dough: trainings happen at the smokehouse, at your place or online, in small groups, hands on.',
    },
    link: { fr: 'Voir les formations', en: 'See the trainings' },
  },
  end: {
    title: { fr: 'On se voit autour du feu ?', en: 'See you by the fire?' },
    lead: { fr: 'Une date, un lieu, un menu : le prix est à l’écran avant que vous n’envoyiez quoi que ce soit.', en: 'A date, a place, a menu: the price is on the screen before you send anything.' },
  },
});
