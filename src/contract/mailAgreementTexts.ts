import type { Text } from './language';

/** Texts of the mails about what was agreed: a proposal that was accepted, and changes of it. */
export const AGREEMENT_TEXTS = {
  acceptanceSubject: { fr: 'C’est convenu : {{type}}, {{day}} ({{reference}})', en: 'Agreed: {{type}}, {{day}} ({{reference}})' },
  acceptanceTitle: { fr: 'C’est convenu', en: 'Agreed' },
  acceptanceLead: { fr: 'Merci ! Je garde pour vous le {{when}}, au prix convenu de {{total}}.', en: 'Thank you! I’m keeping {{when}} for you, at the agreed price of {{total}}.' },
  agreedBy: { fr: 'Accord donné par', en: 'Agreed by' },
  agreedAt: { fr: 'Date et heure', en: 'Date and time' },
  agreedInWords: { fr: '{{day}}, de vive voix', en: '{{day}}, in words' },
  agreedHash: { fr: 'Empreinte (SHA-256)', en: 'Fingerprint (SHA-256)' },
  agreedHashHint: { fr: 'L’empreinte désigne exactement ce texte et ces prix : le moindre changement en donnerait une autre.', en: 'The fingerprint stands for exactly this text and these prices: the slightest change would give another one.' },
  agreedPrice: { fr: 'Prix convenu', en: 'Agreed price' },
  agreedOtherDay: { fr: '{{name}} (prix du {{day}})', en: '{{name}} (price of {{day}})' },
  agreedIncluded: { fr: 'Ce qui est compris', en: 'What is included' },
  agreedTerms: { fr: 'Conditions, version {{version}}', en: 'Terms, version {{version}}' },
  acceptanceNoticeSubject: { fr: '{{name}} dit oui : {{type}}, {{day}} ({{reference}})', en: '{{name}} says yes: {{type}}, {{day}} ({{reference}})' },
  acceptanceNoticeTitle: { fr: 'C’est oui', en: 'It’s a yes' },
  acceptanceNoticeLead: { fr: '{{name}} est d’accord, au prix de {{total}}. Le {{when}} est confirmé.', en: '{{name}} agrees, at the price of {{total}}. {{when}} is confirmed.' },

  amendmentSubject: { fr: 'Changement noté : {{type}}, {{day}} ({{reference}})', en: 'Change noted: {{type}}, {{day}} ({{reference}})' },
  amendmentTitle: { fr: 'C’est noté', en: 'Noted' },
  amendmentLead: { fr: 'Voici ce qui change dans ce que nous avons convenu. Vous n’avez rien à faire.', en: 'Here is what changes in what we agreed on. There’s nothing for you to do.' },
  amendmentWaitsSubject: { fr: 'Un changement attend votre accord : {{type}}, {{day}} ({{reference}})', en: 'A change is waiting for your yes: {{type}}, {{day}} ({{reference}})' },
  amendmentWaitsTitle: { fr: 'Êtes-vous d’accord ?', en: 'Do you agree?' },
  amendmentWaitsLead: {
    fr: 'Voici un changement qui coûte plus cher. Tant que vous n’avez pas dit oui, ce que nous avons convenu tient toujours. Vous pouvez répondre jusqu’au {{until}}.',
    en: 'Here is a change that costs more. Until you say yes, what we agreed on still stands. You can answer until {{until}}.',
  },
  amendmentWaitsLink: { fr: 'Voir le changement et répondre', en: 'See the change and answer' },
  amendmentWas: { fr: 'Avant : {{value}}', en: 'Before: {{value}}' },
  amendmentIs: { fr: 'Maintenant : {{value}}', en: 'Now: {{value}}' },
  amendmentAdded: { fr: 'Ajouté : {{value}}', en: 'Added: {{value}}' },
  amendmentRemoved: { fr: 'Retiré : {{value}}', en: 'Removed: {{value}}' },
  agreedContact: { fr: 'Coordonnées', en: 'Contact details' },
  agreedDate: { fr: 'Date', en: 'Date' },
  agreedTime: { fr: 'Heure', en: 'Time' },
  agreedChoices: { fr: 'Choix', en: 'Choices' },
} as const satisfies Record<string, Text>;
