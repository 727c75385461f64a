/** The picture's place, of the same size whatever stands in it. */
export const pictureFrame = { position: 'relative', aspectRatio: '16 / 9', borderRadius: 1, overflow: 'hidden', bgcolor: 'background.paper' } as const;

/** The place of the words and the controls under it. */
export const captionFrame = { mt: 3, pr: { md: 4 }, minHeight: { xs: 148, sm: 64 } } as const;
