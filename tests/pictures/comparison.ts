/**
 * What makes a picture another one: a single pixel that differs by more than the eye takes for the same, some eight steps of 255 in
 * lightness. A card's ground on dark is eleven away from the page's. Anything exactly as recorded does not come before this.
 */
export const COMPARISON = { threshold: 0.03, allowedMismatchedPixels: 0 };
