import type { IllustrationName } from './drawings';

const PATTERNS: readonly [RegExp, IllustrationName][] = [
  // Before the meats, so that a brisket knife matches as a knife.
  [/knife|couteau/i, 'knife'],
  [/brisket|poitrine de b/i, 'brisket'],
  [/rib|côte/i, 'ribs'],
  [/pull|effiloch/i, 'pulledPork'],
  [/saus|saucisse/i, 'sausage'],
  [/chick|wing|poulet/i, 'chicken'],
  [/trout|truite|salmon|saumon/i, 'trout'],
  [/turkey|dind/i, 'turkey'],
  [/oven|four/i, 'oven'],
  [/thermo|probe|sonde/i, 'thermometer'],
  [/peel|pizza|pelle/i, 'pizza'],
  [/smoker|fumoir/i, 'smoker'],
  [/wood|bois|chimney|chemin/i, 'wood'],
];

/** Returns the placeholder drawing of an item without a photo, matched by its id and names. */
export const drawingOf = (text: string, otherwise: IllustrationName): IllustrationName => PATTERNS.find(([word]) => word.test(text))?.[1] ?? otherwise;
