import { defineTexts } from '../../i18n/texts';

export const menuTexts = defineTexts('menu', {
  meats: { fr: 'Du fumoir', en: 'From the smoker' },
  sides: { fr: 'À côté', en: 'On the side' },
  perPerson: { fr: 'prix par personne', en: 'price per person' },
  from: { fr: 'dès {{price}}', en: 'from {{price}}' },
  taxes: { fr: 'Préparation et service compris, taxes en sus.', en: 'Preparation and service included, taxes extra.' },
  loading: { fr: 'Je sors la carte…', en: 'Fetching the menu…' },
  empty: { title: { fr: 'La carte se refait', en: 'The menu is being rewritten' }, sentence: { fr: 'Rien n’est affiché pour l’instant. Écrivez-moi, je vous dirai ce qui fume.', en: 'Nothing is shown for now. Write to me and I will tell you what is smoking.' } },
  failed: { title: { fr: 'La carte ne s’affiche pas', en: 'The menu will not load' }, sentence: { fr: 'Le réseau a coupé. Réessayez dans un instant.', en: 'The network dropped. Try again in a moment.' }, retry: { fr: 'Réessayer', en: 'Try again' } },
});
