/**
 * Comparison options: a screenshot differs if a single pixel differs by more than about eight steps of 255 in lightness, which is what the eye takes
 * for equal. A card's background in dark mode differs by eleven steps from the page's. Identical screenshots are recognized before this comparison.
 */
export const COMPARISON = { threshold: 0.03, allowedMismatchedPixels: 0 };
