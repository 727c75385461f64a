import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { HeroSmoke } from '../../../src/features/fluid/HeroSmoke';

const meta = preview.meta({
  component: HeroSmoke,
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: 720, overflow: 'hidden' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Still frame for users who prefer reduced motion, as in these tests. Checks that neither the intro animation nor a pause button is shown. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[data-smoke="still"]')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('[data-opening]')).toBeNull());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
});
