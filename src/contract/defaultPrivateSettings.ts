import { DEFAULT_PUBLIC_PARTS } from './defaultSettings';
import type { PrivatePart, Settings } from './settings';

/** Private parts of the settings of a new installation. The draft of the terms sets no cancellation fee: a customer owes the costs incurred only. */
export const DEFAULT_PRIVATE_SETTINGS: Pick<Settings, PrivatePart> = {
  proposals: {
    validDays: 14,
    included: {
      fr: 'Le repas cuit et servi sur place, le fumoir ou le four, le service pendant la fête et le nettoyage de mon coin.',
      en: 'The meal, cooked and served on site, the smoker or the oven, service during the party, and cleaning up my corner.',
    },
    terms: {
      fr: 'Le prix vaut pour ce qui est écrit ici. Un changement qui coûte plus cher attend votre accord.\nVous pouvez annuler à tout moment. Je ne demande alors que les frais déjà engagés pour vous, factures à l’appui.\nSi je dois annuler, je vous préviens aussitôt et je vous rends tout ce que vous avez payé.',
      en: 'The price covers what is written here. A change that costs more waits for your agreement.\nYou may cancel at any time. I’ll then ask only for the costs already incurred for you, with the receipts.\nIf I have to cancel, I’ll tell you right away and give back everything you have paid.',
    },
  },
  linePresets: { presets: [] },
};

/** All settings of a new installation. They are not beside the public ones, so that pages do not load the terms. */
export const DEFAULT_SETTINGS: Settings = { ...DEFAULT_PUBLIC_PARTS, ...DEFAULT_PRIVATE_SETTINGS };
