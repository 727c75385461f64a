/** Whether there is room for more than a phone shows, from the theme's `sm` on, for code that asks before there is a theme; on the server there is none. */
export const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 600px)').matches ?? false;
