/** Whether the viewport is wider than a phone, from the theme's `sm` breakpoint. For code that runs before the theme exists; false on the server. */
export const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 600px)').matches ?? false;
