import { defineTexts } from '../../i18n/texts';

export const smokehouseTexts = defineTexts('smokehouse', {
  title: { fr: 'La carte du fumoir', en: 'The smokehouse menu' },
  lead: {
    fr: 'Érable, sel, temps. Tout est fumé pour vous, le jour même, et tranché devant vous.',
    en: 'Maple, salt, time. Everything is smoked for you that very day and sliced in front of you.',
  },
  book: { fr: 'Composer mon menu', en: 'Put my menu together' },
});
