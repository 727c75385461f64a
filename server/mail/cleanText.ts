/* Control characters, line separators and bidirectional control characters. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns user input as one line that is safe in a header, a calendar field or a sentence. */
export const oneLine = (text: string): string => text.replaceAll(UNPRINTABLE, ' ').replaceAll(/ {2,}/g, ' ').trim();

/** Returns the lines of user input, each sanitized, without empty lines. */
export const cleanLines = (text: string): string[] => text.split(/\r\n|\r|\n/).map(oneLine).filter((line) => line !== '');

const ADDRESS = /[^\s<>"'()]+@[^\s<>"'()]+/g;

/** Returns an error message for storage: one line, without e-mail addresses, at most 300 characters. */
export const withoutAddresses = (text: string): string => oneLine(text).replaceAll(ADDRESS, '[address]').slice(0, 300);
