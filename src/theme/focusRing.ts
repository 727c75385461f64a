/** Around what has the focus of the keyboard. */
export const focusRing = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 } as const;
