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

/** Still for who asked for reduced motion, so there is nothing to pause; in a Storybook of one's own, it moves. */
export const Default = meta.story({
  tags: ['no-picture'],
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('[data-smoke]')).toHaveAttribute('data-smoke', 'still');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** As the opening shows it: nothing in it takes the focus. */
export const Brief = meta.story({
  tags: ['no-picture', '!dev'],
  args: { brief: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
