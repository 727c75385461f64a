/** What a field for figures holds: a number only once it reads the same. On its way to "2.5", "2." must not become 2, and the whole 25. */
export const numberOrText = (text: string): number | string => (Number.isFinite(Number(text)) && String(Number(text)) === text ? Number(text) : text);
