/** A text as a search and an alphabet see it: without accents, capitals, ligatures, and spaces beyond one. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();

const MOST_WORDS = 8;

/** The words that a search asks for, as `fold` leaves them; each has to be found. */
export const wordsOf = (search: string): string[] => fold(search.slice(0, 100)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
