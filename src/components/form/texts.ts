import { defineTexts } from '../../i18n/texts';

export const formTexts = defineTexts('form', {
  whatIsWrong: { fr: 'Ce qui reste à corriger', en: 'What still needs fixing' },
  choose: { fr: 'Choisir…', en: 'Choose…' },
  closed: { fr: 'Fermé', en: 'Closed' },
  optional: { fr: 'facultatif', en: 'optional' },
  showPassword: { fr: 'Montrer le mot de passe', en: 'Show the password' },
  hidePassword: { fr: 'Cacher le mot de passe', en: 'Hide the password' },
  capsLock: { fr: 'Les majuscules sont verrouillées.', en: 'Caps lock is on.' },
  passwordShort: {
    fr: 'Au moins 8 caractères ; une phrase de quatre ou cinq mots est plus sûre.',
    en: 'At least 8 characters; a phrase of four or five words is safer.',
  },
  less: { fr: 'Un de moins : {{label}}', en: 'One less: {{label}}' },
  more: { fr: 'Un de plus : {{label}}', en: 'One more: {{label}}' },
});
