import { defineTexts } from '../../i18n/texts';

export const smokehouseTexts = defineTexts('smokehouse', {
  title: { fr: 'La carte du fumoir', en: 'The smokehouse menu' },
  lead: {
    fr: 'Érable, sel, temps. Tout est fumé pour vous, le jour même, et tranché devant vous.',
    en: 'Maple, salt, time. Everything is smoked for you that very day and sliced in front of you.',
  },
  book: { fr: 'Composer mon menu', en: 'Put my menu together' },
  end: {
    title: { fr: 'Ça vous ouvre l’appétit ?', en: 'Hungry yet?' },
    lead: { fr: 'Dites-moi combien vous serez : le prix s’affiche à mesure que vous choisissez, et ça n’engage à rien.', en: 'Tell me how many you are: the price shows as you choose, and it commits you to nothing.' },
  },
});
