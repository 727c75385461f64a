/** Hyphenates overlong words by the rules of the language, and breaks them anywhere if there are no rules. */
export const longWordStyles = { overflowWrap: 'anywhere', hyphens: 'auto', hyphenateLimitChars: '15 6 6' } as const;
