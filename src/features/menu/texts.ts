import { defineTexts } from '../../i18n/texts';

export const menuTexts = defineTexts('menu', {
  meats: { fr: 'Du fumoir', en: 'From the smoker' },
  sides: { fr: 'Accompagnements', en: 'Sides' },
  perPerson: { fr: 'prix par personne', en: 'price per person' },
  from: { fr: 'dès {{price}}', en: 'from {{price}}' },
  taxes: { fr: 'Cuisson et service compris. Mise en place, déplacement et taxes en sus.', en: 'Cooking and service included. Setup, travel and taxes extra.' },
  noTaxes: { fr: 'Cuisson et service compris. Mise en place et déplacement en sus.', en: 'Cooking and service included. Setup and travel extra.' },
  loading: { fr: 'Je charge la carte…', en: 'Loading the menu…' },
  empty: { title: { fr: 'La carte se refait', en: 'The menu is being rewritten' }, sentence: { fr: 'Rien n’est affiché pour l’instant. Écrivez-moi, je vous dirai ce qui fume.', en: 'Nothing is shown for now. Write to me and I’ll tell you what’s smoking.' } },
  failed: { title: { fr: 'La carte ne s’est pas chargée', en: 'The menu didn’t load' }, sentence: { fr: 'Votre connexion a peut-être été coupée. Réessayez dans un instant.', en: 'Your connection may have dropped. Try again in a moment.' }, retry: { fr: 'Réessayer', en: 'Try again' } },
});
