/** One word of an address, normalized: lower case, without accents, `st` expanded to `saint`. A comma or similar separator is the word `,`. */
export interface Word {
  text: string;
  /** Whether a hyphen, not a space, separates the word from the previous word. */
  joined: boolean;
}

/** Separator within an address: comma, bracket, line break, dash between spaces, or postal code. */
export const BREAK = ',';

export interface Address {
  words: Word[];
  /** Last postal code of the text; `J0H 1R0` becomes `j0h1r0`. */
  postalCode: string | null;
}

const POSTAL_CODE = /\b([abceghj-nprstvxy]\d[a-z])[ -]?(\d[a-z]\d)\b/g;
const PART = /(\s[-–—]+\s|[,;:()[\]/|\n\r]+)|([-–—]+)|([a-z0-9]+)/g;
const LONG_FORMS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mont' };

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe');

/** Splits an address, or a town's name, into normalized words. */
export function readAddress(text: string): Address {
  const words: Word[] = [];
  let postalCode: string | null = null;
  const plain = fold(text).replace(POSTAL_CODE, (_, area: string, unit: string) => {
    postalCode = area + unit;
    return ` ${BREAK} `;
  });
  let joined = false;
  for (const [, parted, hyphen, word] of plain.matchAll(PART)) {
    if (parted !== undefined) words.push({ text: BREAK, joined: false });
    if (word !== undefined) words.push({ text: LONG_FORMS[word] ?? word, joined });
    joined = hyphen !== undefined;
  }
  return { words, postalCode };
}

const STREETS = new Set(
  ['rue', 'avenue', 'av', 'ave', 'boulevard', 'boul', 'blvd', 'bd', 'chemin', 'ch', 'rang', 'rg', 'route', 'rte', 'montee', 'place', 'croissant'].concat(
    ['impasse', 'allee', 'cote', 'terrasse', 'ruelle', 'promenade', 'quai', 'square', 'carre', 'autoroute', 'pont'],
  ),
);
const STREETS_AFTER = new Set(['street', 'road', 'lane', 'drive', 'highway', 'avenue', 'ave', 'boulevard', 'blvd']);
const LINKS = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'au', 'aux']);
const ORDINAL = /^\d+(e|er|re|eme|ieme|st|nd|rd|th)$/;

const at = (words: readonly Word[], index: number) => words[index]?.text ?? BREAK;

/** Returns whether the words from start to end name a street: « rue de Montréal », “Granby Street”; not « 5e Avenue Granby ». */
export function namesStreet(words: readonly Word[], start: number, end: number): boolean {
  if (STREETS_AFTER.has(at(words, end)) && at(words, end + 1) === BREAK) return true;
  let before = start - 1;
  while (before >= start - 3 && LINKS.has(at(words, before))) before -= 1;
  return STREETS.has(at(words, before)) && !ORDINAL.test(at(words, before - 1));
}

/** Returns whether a part of an address is a street or a house number. */
export const isStreet = (words: readonly Word[]): boolean => words.some(({ text }) => STREETS.has(text) || STREETS_AFTER.has(text) || /\d/.test(text));
