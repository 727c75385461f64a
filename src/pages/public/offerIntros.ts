import type { Text } from '../../contract/language';

/* Introductions of trainings and events, shared by the home page and their own pages. */

export const TRAININGS_INTRO = {
  title: { fr: 'Formations : apprendre le feu', en: 'Trainings: learn to cook with fire' },
  lead: {
    fr: 'De petits groupes, les deux mains dedans, au fumoir, chez vous ou en ligne. Vous repartez avec le tour de main, et souvent avec le souper.',
    en: 'Small groups, hands-on, at the smokehouse, at your place or online. You leave with the know-how, and often with supper.',
  },
} satisfies Record<string, Text>;

export const EVENTS_INTRO = {
  title: { fr: 'Événements ouverts à tous', en: 'Events open to everyone' },
  lead: {
    fr: 'Les rendez-vous ouverts à tout le monde. Venez avec votre appétit ; je m’occupe du feu.',
    en: 'Open to everyone. Bring your appetite; I’ll look after the fire.',
  },
} satisfies Record<string, Text>;
