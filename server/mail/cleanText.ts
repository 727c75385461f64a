/* Control characters, line separators, and the marks that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** What a person typed, as one line that can stand in a header, a calendar field or a sentence. */
export const oneLine = (text: string): string => text.replaceAll(UNPRINTABLE, ' ').replaceAll(/ {2,}/g, ' ').trim();

/** What a person typed in several lines, each cleaned, the empty ones left out. */
export const cleanLines = (text: string): string[] => text.split(/\r\n|\r|\n/).map(oneLine).filter((line) => line !== '');

const ADDRESS = /[^\s<>"'()]+@[^\s<>"'()]+/g;

/** An error's words fit to keep: one line, no e-mail address, of bounded length. */
export const withoutAddresses = (text: string): string => oneLine(text).replaceAll(ADDRESS, '[address]').slice(0, 300);
