/** Comparison key of a username or e-mail address: case-insensitive and Unicode-normalized (NFKC). */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
