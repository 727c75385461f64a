import { defineTexts } from '../../i18n/texts';

export const aboutTexts = defineTexts('about', {
  title: { fr: 'Une personne, un fumoir, du bois d’érable', en: 'One person, one smoker, maple wood' },
  lead: {
    fr: '{{business}}, c’est moi : j’allume le feu avant l’aube, je reste à côté jusqu’au service, et je lave les planches.',
    en: '{{business}} is just me: I light the fire before dawn, stay beside it until the food is served, and wash the boards.',
  },
  book: { fr: 'Voir une estimation', en: 'See an estimate' },
  write: { fr: 'M’écrire', en: 'Write to me' },
  fire: {
    title: { fr: 'Le feu', en: 'The fire' },
    first: {
      fr: 'Tout passe par un fumoir à foyer déporté, nourri surtout d’érable. Pas de gaz, pas de granules : une bûche toutes les demi-heures, et quelqu’un pour la mettre.',
      en: 'Everything goes through an offset smoker fed mostly with maple. No gas, no pellets: a log every half hour, and someone there to add it.',
    },
    second: {
      fr: 'Une poitrine de bœuf prend douze heures. C’est pour ça que je prends peu de groupes par jour.',
      en: 'A brisket takes twelve hours. That’s why I take on so few groups a day.',
    },
  },
  home: {
    title: { fr: 'Le fumoir vient chez vous', en: 'The smoker comes to you' },
    first: {
      fr: 'Mariage dans la grange, fête de famille, épluchette, party de bureau : j’arrive avec le fumoir, la table de découpe et les accompagnements. Vous fournissez les chaises et l’appétit.',
      en: 'A wedding in the barn, a family party, a corn roast, an office party: I arrive with the smoker, the carving table and the sides. You bring the chairs and the appetite.',
    },
    second: {
      fr: 'L’estimation en ligne comprend la viande, la cuisson, le service et la route, dès que je connais l’adresse. Le prix des pizzas est fixé à la confirmation. Les taxes s’ajoutent.',
      en: 'The online estimate covers the meat, the cooking, the service and the drive, once I know the address. Pizza is priced on confirmation. Taxes are extra.',
    },
  },
  teach: {
    title: { fr: 'J’enseigne aussi', en: 'I teach, too' },
    first: {
      fr: 'Conduire un feu, parer une poitrine, faire lever une pâte : les formations se donnent au fumoir, chez vous ou en ligne, en petits groupes, les deux mains dedans.',
      en: 'Running a fire, trimming a brisket, proofing a dough: trainings are given at the smokehouse, at your place or online, in small groups, hands-on.',
    },
    link: { fr: 'Voir les formations', en: 'See the trainings' },
  },
  end: {
    title: { fr: 'On se voit autour du feu ?', en: 'See you by the fire?' },
    lead: { fr: 'Une date, un lieu, un menu : l’estimation est à l’écran avant que vous envoyiez quoi que ce soit.', en: 'A date, a place, a menu: the estimate is on screen before you send anything.' },
  },
});
