import type { ContentFocusFields } from '../../../src/contract/contentFocusSchema';

/** Optional training topics. Prices in dollars per group. */
export const contentFocuses: ({ id: string } & Omit<ContentFocusFields, 'sample'>)[] = [
  {
    id: 'fire-management',
    name_fr: 'Conduite du feu',
    name_en: 'Fire management',
    description_fr: 'Le choix du bois, l’air, la fumée bleue : tenir la même chaleur du matin au soir.',
    description_en: 'Wood, air and clean blue smoke: holding one heat from morning to night.',
    price: 75,
  },
  {
    id: 'rub-and-brine',
    name_fr: 'Marinade sèche et saumure',
    name_en: 'Dry rub and brine',
    description_fr: 'Le sel d’abord, les épices ensuite. Vous repartez avec votre propre mélange.',
    description_en: 'Salt first, spices second. You go home with a blend of your own.',
    price: 45,
  },
  {
    id: 'trimming-brisket',
    name_fr: 'Parage de la poitrine',
    name_en: 'Trimming a brisket',
    description_fr: 'Où couper, quoi garder, et à quoi sert tout ce gras.',
    description_en: 'Where to cut, what to keep, and what to do with all that fat you nearly threw out.',
    price: 90,
  },
  {
    id: 'dough-fermentation',
    name_fr: 'Fermentation de la pâte',
    name_en: 'Dough fermentation',
    description_fr: 'Farine, eau, sel et patience : deux jours au froid changent tout.',
    description_en: 'Flour, water, salt and patience: two days in the cold change everything.',
    price: 60,
  },
  {
    id: 'food-safety',
    name_fr: 'Salubrité et températures',
    name_en: 'Food safety and temperatures',
    description_fr: 'Cuire, tenir au chaud, refroidir, réchauffer : les chiffres à savoir par cœur.',
    description_en: 'Cooking, holding, cooling, reheating: the numbers worth knowing by heart.',
    price: 40,
  },
  {
    id: 'slicing-and-service',
    name_fr: 'Tranchage et service',
    name_en: 'Slicing and service',
    description_fr: 'Le repos, le sens de la fibre, le rythme de la file : servir cinquante personnes sans courir.',
    description_en: 'Resting, cutting across the grain, pacing the line: serving fifty people without running.',
    price: 55,
  },
];
