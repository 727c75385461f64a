import { defineTexts } from '../../i18n/texts';

export const smokehouseTexts = defineTexts('smokehouse', {
  title: { fr: 'La carte du fumoir', en: 'The smokehouse menu' },
  lead: {
    fr: 'Érable, sel, temps. Tout est cuit pour vous et tranché devant vous.',
    en: 'Maple, salt, time. Everything is cooked for you and carved in front of you.',
  },
  book: { fr: 'Composer mon menu', en: 'Put my menu together' },
  end: {
    title: { fr: 'Ça vous ouvre l’appétit ?', en: 'Hungry yet?' },
    lead: { fr: 'Dites-moi combien vous serez : l’estimation s’affiche à mesure que vous choisissez, et ça n’engage à rien.', en: 'Tell me how many of you there are: the estimate shows as you choose, and there’s no commitment.' },
  },
});
