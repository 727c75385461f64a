/**
 * Drawing 1600 units wide at the bottom of its box, with the point at 70 % always visible: the smoker's chimney, from which the smoke rises. As wide
 * as the box on desktop; overflows on both sides on mobile.
 */
export const stage = { position: 'absolute', bottom: 0, left: { xs: 'calc(68vw - 700px)', md: 0 }, width: { xs: 1000, md: 1 }, height: 'auto', overflow: 'visible' } as const;
