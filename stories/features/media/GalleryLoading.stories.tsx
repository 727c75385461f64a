import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GalleryLoading } from '../../../src/features/media/GalleryLoading';
import { mediaTexts } from '../../../src/features/media/texts';
import { normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: GalleryLoading,
  args: { progress: 25 },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720, p: 4 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Skeleton in the shape of the gallery, with progress and status. */
export const Default = meta.story({
  async play({ canvas, globals }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await expect(canvas.getByRole('status')).toHaveTextContent(normalizeSpaces(translator(mediaTexts, globals['locale'])('loading')));
  },
});
