import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GalleryPoster } from '../../../src/features/media/GalleryPoster';

const meta = preview.meta({
  component: GalleryPoster,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720, p: 4 }}>
        <Story />
      </Box>
    ),
  ],
});

/** First picture of the gallery. Its `alt` is empty, because the gallery has the accessible name. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    const picture = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(picture.complete && picture.naturalWidth).toBe(1600));
  },
});
