/** Normalizes a text for searching and sorting: lower case, without accents and ligatures, and with single spaces. */
export const normalizeForSearch = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();

const MAX_TERMS = 8;

/** Splits a search into terms normalized by `fold`, all of which must match. */
export const searchTerms = (search: string): string[] => normalizeForSearch(search.slice(0, 100)).split(' ').filter(Boolean).slice(0, MAX_TERMS);
