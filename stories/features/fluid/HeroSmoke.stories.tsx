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

/** Who asked for reduced motion, as these tests do, sees one still frame, no opening, and nothing to pause. */
export const Default = meta.story({
  tags: ['no-picture'],
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[data-smoke="still"]')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('[data-opening]')).toBeNull());
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
});
