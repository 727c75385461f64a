import { defineTexts } from '../../i18n/texts';

export const pizzasTexts = defineTexts('pizzas', {
  title: { fr: 'Pizza au feu de bois', en: 'Wood-fired pizza' },
  lead: {
    fr: 'Un four à dôme sur remorque, une pâte reposée deux nuits, quatre-vingt-dix secondes de feu. Je cuis, vous mangez sur le pouce.',
    en: 'A dome oven on a trailer, dough rested for two nights, ninety seconds of fire. I bake, you grab a slice.',
  },
  book: { fr: 'Réserver une soirée pizza', en: 'Book a pizza evening' },
  doughs: { fr: 'Trois pâtes', en: 'Three doughs' },
  dough: {
    thin: { fr: 'Craquante jusqu’au bord, étirée au rouleau.', en: 'Crisp to the edge, rolled thin.' },
    neapolitan: { fr: 'Souple au centre, tigrée au pourtour.', en: 'Soft in the middle, leopard-spotted at the rim.' },
    sourdough: { fr: 'Quarante-huit heures de levain, un petit goût de noisette.', en: 'Forty-eight hours of sourdough, a hint of hazelnut.' },
  },
  toppings: { fr: 'Les garnitures', en: 'The toppings' },
  topping: {
    margherita: { fr: 'Tomate, mozzarella, basilic.', en: 'Tomato, mozzarella, basil.' },
    pepperoni: { fr: 'De petites tranches qui se retroussent au four.', en: 'Small cups that curl in the heat.' },
    veggie: { fr: 'Les légumes du jour, grillés avant.', en: 'The day’s vegetables, grilled first.' },
    four_cheese: { fr: 'Quatre fromages, dont deux d’ici.', en: 'Four cheeses, two of them from here.' },
    hawaiian: { fr: 'Jambon fumé maison, ananas. Sans jugement.', en: 'House-smoked ham, pineapple. No judgment.' },
    bbq_chicken: { fr: 'Poulet du fumoir, oignon rouge, ma sauce.', en: 'Chicken from the smoker, red onion, my sauce.' },
    mushroom: { fr: 'Champignons rôtis, thym, crème.', en: 'Roasted mushrooms, thyme, cream.' },
    prosciutto: { fr: 'Prosciutto posé à la sortie du feu, roquette.', en: 'Prosciutto laid on straight from the fire, arugula.' },
    none: { fr: 'De la pâte, de l’huile, du sel : pour les petits et les puristes.', en: 'Dough, oil, salt: for children and purists.' },
  },
  ways: { fr: 'Deux façons', en: 'Two ways' },
  way: {
    training: { fr: 'Vous pétrissez, vous étirez, vous enfournez : deux heures, tabliers fournis.', en: 'You knead, you stretch, you load the oven: two hours, aprons provided.' },
    popup: { fr: 'Je m’installe dans la cour et les pizzas sortent une à une.', en: 'I set up in the yard and the pizzas come out one after another.' },
  },
  price: { fr: 'Le prix des pizzas est fixé à la confirmation, selon le nombre de convives.', en: 'Pizza is priced on confirmation, based on the number of guests.' },
  end: {
    title: { fr: 'J’allume le four chez vous ?', en: 'Shall I light the oven at your place?' },
    lead: { fr: 'Choisissez une date et le nombre de convives. Je vous confirme le prix moi-même.', en: 'Choose a date and the number of guests. I’ll confirm the price myself.' },
  },
});
