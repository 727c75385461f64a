import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SmokeStill } from '../../../src/features/fluid/SmokeStill';

const meta = preview.meta({
  component: SmokeStill,
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: 480, overflow: 'hidden' }}>
        <Story />
      </Box>
    ),
  ],
});

/** Decorative still frame. Checks that screen readers and the keyboard skip the image. */
export const Default = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('[aria-hidden="true"] svg')).not.toBeNull();
  },
});

/** Behind the animated smoke. */
export const Faint = meta.story({ tags: ['no-screenshot', '!dev'], args: { faint: true } });
