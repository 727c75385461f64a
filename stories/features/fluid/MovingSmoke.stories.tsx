import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { MovingSmoke } from '../../../src/features/fluid/MovingSmoke';

const meta = preview.meta({
  component: MovingSmoke,
  args: { running: true },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: 480, overflow: 'hidden' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Still frame for users who prefer reduced motion, without a pause button. In a local Storybook, the smoke moves. */
export const Default = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('[data-smoke]')).toHaveAttribute('data-smoke', 'still');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Smoke as in the intro animation. Checks that no element is focusable. */
export const Brief = meta.story({
  tags: ['no-screenshot', '!dev'],
  args: { brief: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
