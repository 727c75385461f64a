/** Grid columns of the text list: tag, French, English, and actions. Used on desktop for every text. */
export const TEXT_COLUMNS = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) 200px' } as const;

/** Line height of the rows, in whole pixels: what begins at half a pixel is drawn up or down depending on the processor. */
export const TEXT_LINE = '24px';
