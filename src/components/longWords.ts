/** Words longer than the line are divided as French divides them, and where no rule is known, anywhere. */
export const longWords = { overflowWrap: 'anywhere', hyphens: 'auto', hyphenateLimitChars: '15 6 6' } as const;
