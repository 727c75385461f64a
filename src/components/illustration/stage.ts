/**
 * A sheet of 1600 units across the bottom of its box, its point at 70 % always in sight: it is as wide as the box on a desk, and
 * on a phone it hangs over on both sides. The smoker's chimney stands there, and the smoke rises from it.
 */
export const stage = { position: 'absolute', bottom: 0, left: { xs: 'calc(68vw - 700px)', md: 0 }, width: { xs: 1000, md: 1 }, height: 'auto', overflow: 'visible' } as const;
