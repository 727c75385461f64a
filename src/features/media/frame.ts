/** Frame of the picture, with a fixed aspect ratio regardless of its content. */
export const pictureFrame = { position: 'relative', aspectRatio: '16 / 9', borderRadius: 1, overflow: 'hidden', bgcolor: 'background.paper' } as const;

/** Frame of the caption and the controls below the picture. */
export const captionFrame = { mt: 3, pr: { md: 4 }, minHeight: { xs: 148, sm: 64 } } as const;
