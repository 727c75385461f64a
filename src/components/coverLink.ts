import { focusRing } from '../theme/focusRing';

/** A thing that one link inside it covers: the link's focus is shown around all of it. */
export const coveredByLink = { position: 'relative', '&:has(:focus-visible)': focusRing } as const;

/** That link: a press anywhere on the thing is a press on it. */
export const coverLink = { '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none' } } as const;
