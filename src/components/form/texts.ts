import { defineTexts } from '../../i18n/texts';

export const formTexts = defineTexts('form', {
  whatIsWrong: { fr: 'Ce qui reste à corriger', en: 'What needs correcting' },
  choose: { fr: 'Choisir…', en: 'Choose…' },
  optional: { fr: 'facultatif', en: 'optional' },
  less: { fr: 'Un de moins : {{label}}', en: 'One less: {{label}}' },
  more: { fr: 'Un de plus : {{label}}', en: 'One more: {{label}}' },
});
