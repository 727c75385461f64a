import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryGallery } from '../../../src/features/media/StoryGallery';
import { mediaTexts } from '../../../src/features/media/texts';
import { translator } from '../../fixtures/translate';
import { filesThere } from './mediaHandlers';

const meta = preview.meta({
  component: StoryGallery,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720, p: 4 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: { handlers: [filesThere] },
});

/** Near the viewport: the carousel replaces the poster. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, globals }) {
    await expect(await canvas.findByRole('region', { name: translator(mediaTexts, globals['locale'])('gallery') }, { timeout: 10_000 })).toBeVisible();
  },
});

/** Far below the viewport: only the poster is rendered, and the carousel is not loaded. */
export const FarBelow = meta.story({
  tags: ['no-screenshot', '!dev'],
  decorators: [(Story) => <Box sx={{ pt: '3000px' }}>{Story()}</Box>],
  async play({ canvas }) {
    await expect(canvas.getByRole('presentation')).toBeInTheDocument();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
