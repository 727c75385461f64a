/** Names of the illustrations, each a symbol in `drawings.svg`. */
export const DRAWINGS = [
  'brisket',
  'ribs',
  'pulledPork',
  'sausage',
  'chicken',
  'trout',
  'turkey',
  'smoker',
  'oven',
  'wood',
  'thermometer',
  'knife',
  'pizza',
  'dough',
  'sides',
  'plate',
] as const;

export type IllustrationName = (typeof DRAWINGS)[number];
