/** Frame of a card: picture on top and text below. On mobile, the picture is in the corner beside the title and the facts. */
export const cardFrame = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplate: 'auto 1fr / 96px 1fr',
  columnGap: 4,
  flexDirection: 'column',
  p: { xs: 4, sm: 0 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'clip',
  bgcolor: 'background.paper',
} as const;

/** Frame of the picture in a card. */
export const pictureFrame = { gridRow: 'span 2', alignSelf: 'start', width: 1, aspectRatio: { xs: '1', sm: '16 / 9' }, borderRadius: { xs: 1, sm: 0 } } as const;
