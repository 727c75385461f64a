import { defineTexts } from '../../i18n/texts';

/** Texts of a proposal as a paper: on an English page they are shown in both languages. */
export const paperTexts = defineTexts('paper', {
  proposal: { fr: 'Proposition {{number}}', en: 'Proposal {{number}}' },
  amendment: { fr: 'Changement {{number}}', en: 'Change {{number}}' },
  valid: { fr: 'Valable jusqu’au {{day}}', en: 'Valid until {{day}}' },
  stands: { fr: 'L’accord actuel tient tant que vous n’avez pas dit oui.', en: 'The current agreement stands until you say yes.' },
  plan: { fr: 'Ce qui est prévu', en: 'What is planned' },
  price: { fr: 'Le prix', en: 'The price' },
  subtotal: { fr: 'Sous-total', en: 'Subtotal' },
  total: { fr: 'Total', en: 'Total' },
  pricedOn: { fr: 'Au prix du {{day}}', en: 'At the price of {{day}}' },
  changes: { fr: 'Ce qui change', en: 'What changes' },
  line: { fr: 'Ligne', en: 'Line' },
  before: { fr: 'Avant', en: 'Before' },
  after: { fr: 'Après', en: 'After' },
  none: { fr: 'rien', en: 'none' },
  added: { fr: 'Ajouté', en: 'Added' },
  removed: { fr: 'Retiré', en: 'Removed' },
  reworded: { fr: 'Le texte change : il est écrit plus bas.', en: 'The wording changes: it is written below.' },
});
