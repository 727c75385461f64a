/**
 * Value of a numeric field: a number only if it prints as the same text. Otherwise "2." would become 2 while "2.5" is typed, and the result would be
 * 25.
 */
export const numberOrText = (text: string): number | string => (Number.isFinite(Number(text)) && String(Number(text)) === text ? Number(text) : text);
