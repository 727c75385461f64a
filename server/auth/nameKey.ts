/** What a username or an address is told apart by: in any case of letters, and in any way to write the same letter (NFKC). */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
