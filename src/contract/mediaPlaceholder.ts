/* Constants that a page needs before the lazy-loaded gallery has arrived. */

/** First gallery image, used as the placeholder until the gallery is loaded. */
export const POSTER = '/media/fumoir.webp';

/** IntersectionObserver margin and threshold of lazy-loaded images. */
export const NEAR_MARGIN_PX = 200;
export const NEAR_THRESHOLD = 0.01;
