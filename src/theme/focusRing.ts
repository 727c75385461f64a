/** Outline of the element with keyboard focus. */
export const focusRing = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 } as const;
