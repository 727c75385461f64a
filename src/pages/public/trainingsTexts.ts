import { defineTexts } from '../../i18n/texts';
import { TRAININGS_INTRO } from './offerIntros';

export const trainingsTexts = defineTexts('trainings', {
  ...TRAININGS_INTRO,
  ask: { fr: 'Poser une question', en: 'Ask a question' },
});
