import { focusRing } from '../theme/focusRing';

/** Container that is covered by one link inside; the link's focus ring is drawn around the whole container. */
export const stretchedLinkContainer = { position: 'relative', '&:has(:focus-visible)': focusRing } as const;

/** Link that covers its container, so that the whole container is the click target. */
export const stretchedLink = { '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none' } } as const;
