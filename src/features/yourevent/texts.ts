import { GUESTS } from '../../contract/requestTexts';
import { defineTexts } from '../../i18n/texts';

export const yourEventTexts = defineTexts('yourEvent', {
  label: { fr: 'Votre événement, étape par étape', en: 'Your event, step by step' },
  fields: {
    hostName: { label: { fr: 'Votre nom', en: 'Your name' } },
    location: { label: { fr: 'Adresse de l’événement', en: 'Event address' }, hint: { fr: 'Une adresse, ou seulement la ville pour commencer.', en: 'An address, or just the town to start with.' } },
    adults: { label: { fr: 'Adultes', en: 'Adults' } },
    children: { label: { fr: 'Enfants', en: 'Children' }, hint: { fr: 'Moins de 12 ans', en: 'Under 12' } },
    kind: { label: { fr: 'Genre d’événement', en: 'Kind of event' } },
    kitchen: { label: { fr: 'Ce que je cuisine', en: 'What I cook' } },
    meats: { label: { fr: 'Viandes', en: 'Meats' } },
    sides: { label: { fr: 'Accompagnements', en: 'Sides' } },
    tools: { label: { fr: 'Outils', en: 'Tools' } },
    toppings: { label: { fr: 'Garnitures', en: 'Toppings' } },
  },
  steps: {
    basics: { name: { fr: 'L’essentiel', en: 'Basics' }, title: { fr: 'Qui reçoit, où, et combien serez-vous ?', en: 'Who is hosting, where, and how many of you?' } },
    type: { name: { fr: 'Le genre', en: 'Type' }, title: { fr: 'On mange, ou on apprend ?', en: 'Eating, or learning?' } },
    menu: { name: { fr: 'Le menu', en: 'Menu' }, title: { fr: 'Qu’est-ce qui vous tente ?', en: 'What are you in the mood for?' } },
  },
  people: { fr: 'Nombre de convives', en: 'Number of guests' },
  ...GUESTS,
  kinds: {
    event: { label: { fr: 'Événement privé', en: 'Private event' }, hint: { fr: 'Je cuisine chez vous, vous recevez.', en: 'I cook at your place, you host.' } },
    training: { label: { fr: 'Séance de formation', en: 'Training session' }, hint: { fr: 'Vous cuisinez, je montre : le feu, la pâte, la patience.', en: 'You cook, I show you: fire, dough, patience.' } },
  },
  kitchens: {
    smokehouse: { label: { fr: 'Le fumoir', en: 'The smokehouse' }, hint: { fr: 'Viandes fumées et accompagnements', en: 'Smoked meats and sides' } },
    pizza: { label: { fr: 'La pizza', en: 'Pizza' }, hint: { fr: 'Au feu de bois, garnie à votre goût', en: 'Wood-fired, topped as you like' } },
  },
  finish: { fr: 'Choisir la date', en: 'Choose the date' },
});
