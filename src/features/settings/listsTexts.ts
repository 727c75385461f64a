import { defineTexts } from '../../i18n/texts';

const ENTRY = {
  name: { fr: { label: { fr: 'Nom français', en: 'French name' } }, en: { label: { fr: 'Nom anglais', en: 'English name' } } },
  hidden: { label: { fr: 'Masquer', en: 'Hide' } },
} as const;

const DESCRIBED = {
  ...ENTRY,
  description: { fr: { label: { fr: 'Description française', en: 'French description' } }, en: { label: { fr: 'Description anglaise', en: 'English description' } } },
} as const;

const DESCRIPTION_HINT = { fr: 'Affichés sur la page Pizza. Une description vide laisse celle de départ ; une entrée ajoutée peut rester sans description.', en: 'Shown on the Pizza page. An empty description leaves the starting one; an added entry can stay without a description.' } as const;

export const listsTexts = defineTexts('settingsLists', {
  title: { fr: 'Listes de choix', en: 'Lists of choices' },
  lead: { fr: 'Ce que vos clients peuvent choisir, sous vos noms et dans votre ordre.', en: 'What your customers can choose, under your names and in your order.' },
  note: {
    fr: 'Une entrée masquée ne peut plus être choisie. Les demandes et les messages déjà reçus la nomment encore, sous son nom actuel.',
    en: 'A hidden entry can no longer be chosen. Requests and messages already received still name it, by its current name.',
  },
  groups: {
    eventTypes: { title: { fr: 'Types d’événement', en: 'Event types' }, hint: { fr: 'Offerts sur la page Réserver. Un type ajouté offre les mêmes choix, et le même calcul du prix, que le type dont il part.', en: 'Offered on the Book page. An added type has the same choices, and the same price calculation, as the type it starts from.' } },
    toppings: { title: { fr: 'Garnitures', en: 'Toppings' }, hint: { fr: 'Offertes avec les types d’événement à pizza. Leurs suppléments sont dans les tarifs de la page Réserver.', en: 'Offered with the pizza event types. Their surcharges are in the rates of the Book page.' } },
    doughs: { title: { fr: 'Pâtes', en: 'Doughs' }, hint: DESCRIPTION_HINT },
    pizzas: { title: { fr: 'Pizzas', en: 'Pizzas' }, hint: DESCRIPTION_HINT },
    contactSubjects: { title: { fr: 'Sujets du formulaire de contact', en: 'Subjects of the contact form' } },
  },
  fields: {
    eventTypes: { label: { fr: 'Types d’événement', en: 'Event types' }, ...ENTRY, base: { label: { fr: 'Comme', en: 'Like' }, hint: { fr: 'Ne change plus après l’enregistrement.', en: 'Cannot be changed after saving.' } } },
    toppings: { label: { fr: 'Garnitures', en: 'Toppings' }, ...ENTRY },
    doughs: { label: { fr: 'Pâtes', en: 'Doughs' }, ...DESCRIBED },
    pizzas: { label: { fr: 'Pizzas', en: 'Pizzas' }, ...DESCRIBED },
    contactSubjects: { label: { fr: 'Sujets du formulaire de contact', en: 'Subjects of the contact form' }, ...ENTRY },
  },
  add: {
    eventTypes: { fr: 'Ajouter un type d’événement', en: 'Add an event type' },
    toppings: { fr: 'Ajouter une garniture', en: 'Add a topping' },
    doughs: { fr: 'Ajouter une pâte', en: 'Add a dough' },
    pizzas: { fr: 'Ajouter une pizza', en: 'Add a pizza' },
    contactSubjects: { fr: 'Ajouter un sujet', en: 'Add a subject' },
  },
  rows: {
    unnamed: { fr: 'Nouvelle entrée', en: 'New entry' },
    up: { fr: 'Monter « {{name}} »', en: 'Move “{{name}}” up' },
    down: { fr: 'Descendre « {{name}} »', en: 'Move “{{name}}” down' },
    remove: { fr: 'Retirer « {{name}} »', en: 'Remove “{{name}}”' },
    removed: { fr: 'La nouvelle entrée est retirée.', en: 'The new entry is removed.' },
    moved: { fr: 'L’entrée est maintenant la {{number}} sur {{count}}.', en: 'The entry is now number {{number}} of {{count}}.' },
  },
  changes: {
    order: { fr: 'Ordre', en: 'Order' },
    absent: { fr: 'absente', en: 'not there' },
    offered: { fr: 'offerte', en: 'offered' },
    hidden: { fr: 'masquée', en: 'hidden' },
  },
});
