/* What a page needs of the gallery before the gallery itself has come. */

/** The first of the pictures: it stands for them all until they are there. */
export const POSTER = '/media/fumoir.webp';

/** How near to the screen an image has to come before it loads, and how much of it. */
export const NEAR_MARGIN_PX = 200;
export const NEAR_THRESHOLD = 0.01;
