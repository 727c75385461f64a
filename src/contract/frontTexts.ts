import type { Text } from './language';

/** Texts that pages and the share cards both show. The owner overrides one by its tag. */
export const FRONT_TEXTS = {
  'home.title': { fr: 'Le fumoir vient à votre fête.', en: 'The smoker comes to your party.' },
  'shell.tagline': { fr: 'Fumoir, barbecue et pizza au feu de bois, chez vous.', en: 'Smokehouse, barbecue and wood-fired pizza, at your place.' },
} as const satisfies Record<string, Text>;

export type FrontText = keyof typeof FRONT_TEXTS;
