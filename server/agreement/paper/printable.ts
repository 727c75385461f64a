/** Characters that all fonts of the papers have: Latin letters of Europe, and the usual punctuation. */
export const PRINTABLE =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/;

/** Controls, directions, joiners and variation selectors, which change no glyph. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Characters that look like another one which every font has. */
const LOOKALIKES: Readonly<Record<string, string>> = { '\t': ' ', '\u202f': '\u00a0', '\u2009': '\u00a0', '\u2007': '\u00a0', '\u2010': '-', '\u2011': '-' };

const ACCENTS = /[\u0300-\u036f]/g;

export interface Printable {
  text: string;
  /** Whether a character was written in another way, because the fonts do not have it. */
  isSubstituted: boolean;
}

const has = (text: string): boolean => Array.from(text).every((character) => character === '\n' || PRINTABLE.test(character));

const codeOf = (character: string): string => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * Returns a text in characters that the fonts have. A letter whose accent they lack loses it, and any other character becomes its code, such as
 * `[U+1F525]`: a box would show that something is missing, but not what.
 */
export function toPrintable(text: string): Printable {
  let isSubstituted = false;
  const characters = Array.from(text.normalize('NFC').replaceAll(/\r\n?|[\u2028\u2029]/g, '\n'), (character) => {
    const usual = LOOKALIKES[character] ?? character;
    if (has(usual)) return usual;
    if (INVISIBLE.test(character)) return '';
    const compatible = character.normalize('NFKC');
    if (has(compatible)) return compatible;
    isSubstituted = true;
    const bare = character.normalize('NFD').replaceAll(ACCENTS, '');
    return has(bare) ? bare : codeOf(character);
  });
  return { text: characters.join(''), isSubstituted };
}
